import type { Drawing } from "../drawing/drawing.ts";
import { pdfContent, pdfString } from "./pdf-content.ts";
import { pdfFile, pdfStream } from "./pdf-file.ts";
import { a4Mm, type Line, layOut, type Placed, type SheetKind } from "./sheets.ts";

/** The picture in the middle of the code, as the bytes of a JPEG. */
export type Jpeg = { bytes: Uint8Array; width: number; height: number };

const pointsPerMm = 72 / 25.4;
const number = (value: number) => String(Number(value.toFixed(4)));

function placing({ x, y, width, height, turned }: Placed, drawing: Drawing): string {
  const scale = width / drawing.width;
  const matrix = turned
    ? [-scale, 0, 0, scale, x + width, a4Mm.height - y - height]
    : [scale, 0, 0, -scale, x, a4Mm.height - y];
  return `q ${matrix.map(number).join(" ")} cm /Design Do Q`;
}

const stroke = ({ from, to, dashed }: Line): string =>
  `${dashed ? "[1.5 1.5]" : "[]"} 0 d ${number(from[0])} ${number(a4Mm.height - from[1])} m ` +
  `${number(to[0])} ${number(a4Mm.height - to[1])} l S`;

/**
 * An A4 page to print: the drawing as shapes and text, so that it is sharp at any size, with marks to cut or fold.
 * @param title the title in the PDF reader's window
 */
export function sheetPdf(kind: SheetKind, drawing: Drawing, title: string, picture?: Jpeg): Uint8Array {
  const sheet = layOut(kind, drawing);
  const page = [
    `${number(pointsPerMm)} 0 0 ${number(pointsPerMm)} 0 0 cm 0.2 w 0.35 G`,
    ...sheet.lines.map(stroke),
    ...sheet.placed.map((placed) => placing(placed, drawing)),
  ].join("\n");
  const box = `[0 0 ${number(a4Mm.width * pointsPerMm)} ${number(a4Mm.height * pointsPerMm)}]`;
  const own = picture ? " /XObject << /Picture 7 0 R >>" : "";
  return pdfFile([
    `<< /Type /Catalog /Pages 2 0 R >>`,
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox ${box} /Contents 4 0 R /Resources << /XObject << /Design 5 0 R >> >> >>`,
    pdfStream(page),
    pdfStream(
      pdfContent(drawing),
      `/Type /XObject /Subtype /Form /BBox [0 0 ${number(drawing.width)} ${number(drawing.height)}] ` +
        `/Resources << /Font << /Bold 6 0 R >>${own} >>`,
    ),
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>",
    ...(picture
      ? [
          {
            head:
              `/Type /XObject /Subtype /Image /Width ${picture.width} /Height ${picture.height} ` +
              "/ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode",
            bytes: picture.bytes,
          },
        ]
      : []),
    `<< /Title ${pdfString(title)} >>`,
  ]);
}
