import PDFDocument from "pdfkit";
import { a4 } from "./layout/a4.ts";
import type { Mark } from "./layout/block.ts";
import { roll } from "./layout/roll.ts";
import type { Sheet } from "./layout/sheet.ts";
import type { Paper } from "./paper.ts";
import type { Face } from "./text/faces.ts";
import { words } from "./words.ts";

type Document = InstanceType<typeof PDFDocument>;

/** An open font is taken as well as a file's bytes (`PDFFontFactory.open`); the types know of the bytes only. */
const fontOf = ({ font }: Face) => font as unknown as Uint8Array;

/** What is no picture is left out: the paper is wanted all the same. */
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
  const faces = new Map<string, Face>();
  for (const { marks } of sheets)
    for (const mark of marks)
      if (mark.kind === "text") for (const { face } of mark.line.pieces) faces.set(face.name, face);
  for (const face of faces.values()) document.registerFont(face.name, fontOf(face));
}

/** Draws a paper of an order. The same paper is the same bytes. */
export async function drawPaper(paper: Paper): Promise<Uint8Array> {
  const say = words[paper.language];
  const document = new PDFDocument({
    autoFirstPage: false,
    margin: 0,
    lang: paper.language,
    displayTitle: true,
    // There is no Helvetica on a server, and none is used.
    font: "",
    info: { Title: `${say.kinds[paper.kind]} ${paper.number}`, CreationDate: new Date(paper.placedAt) },
  });
  const parts: Uint8Array[] = [];
  const whole = new Promise<Uint8Array>((resolve, reject) => {
    document.on("data", (part: Uint8Array) => parts.push(part));
    document.on("end", () => resolve(Buffer.concat(parts)));
    document.on("error", reject);
  });
  const sheets = (paper.size === "a4" ? a4 : roll)(paper);
  register(document, sheets);
  for (const { width, height, marks } of sheets) {
    document.addPage({ size: [width, height], margin: 0 });
    for (const mark of marks) draw(document, mark);
  }
  document.end();
  return whole;
}
