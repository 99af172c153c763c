import PDFDocument from "pdfkit";
import { documentLabels } from "./document-labels.ts";
import { a4 } from "./layout/a4.ts";
import type { Mark } from "./layout/block.ts";
import { receiptRoll } from "./layout/receipt-roll.ts";
import type { Sheet } from "./layout/sheet.ts";
import type { OrderDocument } from "./order-document.ts";
import type { LoadedFont } from "./text/find-font.ts";

type Document = InstanceType<typeof PDFDocument>;

/**
 * The library also accepts an open font (`PDFFontFactory.open`), not only the bytes of a file; its types only know the
 * bytes.
 */
const fontOf = ({ font }: LoadedFont) => font as unknown as Uint8Array;

/** Leaves out a picture that cannot be read: the document is needed all the same. */
function drawPicture(document: Document, { bytes, x, y, width, height }: Extract<Mark, { kind: "picture" }>): void {
  try {
    document.image(Buffer.from(bytes), x, y, { width, height });
  } catch {}
}

function draw(document: Document, mark: Mark): void {
  if (mark.kind === "rule") {
    document
      .lineWidth(mark.thickness)
      .moveTo(mark.x, mark.y)
      .lineTo(mark.x + mark.width, mark.y)
      .stroke("#000");
  } else if (mark.kind === "box") document.lineWidth(0.8).rect(mark.x, mark.y, mark.side, mark.side).stroke("#000");
  else if (mark.kind === "picture") drawPicture(document, mark);
  else {
    let { x } = mark;
    for (const { text, face, width } of mark.line.pieces) {
      document
        .font(face.name)
        .fontSize(mark.size)
        .fillColor(mark.grey ? "#555" : "#000")
        .text(text, x, mark.y, { lineBreak: false, baseline: "alphabetic" });
      x += width * mark.size;
    }
  }
}

function register(document: Document, sheets: Sheet[]): void {
  const faces = new Map<string, LoadedFont>();
  for (const { marks } of sheets)
    for (const mark of marks)
      if (mark.kind === "text") for (const { face } of mark.line.pieces) faces.set(face.name, face);
  for (const face of faces.values()) document.registerFont(face.name, fontOf(face));
}

/** Draws a document of an order as a PDF. The same input gives the same bytes. */
export async function drawDocument(orderDocument: OrderDocument): Promise<Uint8Array> {
  const say = documentLabels[orderDocument.language];
  const document = new PDFDocument({
    autoFirstPage: false,
    margin: 0,
    lang: orderDocument.language,
    displayTitle: true,
    // A server has no Helvetica, and none is used.
    font: "",
    info: {
      Title: `${say.kinds[orderDocument.kind]} ${orderDocument.number}`,
      CreationDate: new Date(orderDocument.placedAt),
    },
  });
  const parts: Uint8Array[] = [];
  const whole = new Promise<Uint8Array>((resolve, reject) => {
    document.on("data", (part: Uint8Array) => parts.push(part));
    document.on("end", () => resolve(Buffer.concat(parts)));
    document.on("error", reject);
  });
  const sheets = (orderDocument.size === "a4" ? a4 : receiptRoll)(orderDocument);
  register(document, sheets);
  for (const { width, height, marks } of sheets) {
    document.addPage({ size: [width, height], margin: 0 });
    for (const mark of marks) draw(document, mark);
  }
  document.end();
  return whole;
}
