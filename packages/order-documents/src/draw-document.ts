import PDFDocument from "pdfkit";
import { debtA4 } from "./debt/debt-a4.ts";
import { debtLabels } from "./debt/debt-labels.ts";
import { debtRoll } from "./debt/debt-roll.ts";
import type { DebtStatement } from "./debt/debt-statement.ts";
import { documentLabels } from "./document-labels.ts";
import { a4 } from "./layout/a4.ts";
import type { Mark } from "./layout/block.ts";
import { receiptRoll } from "./layout/receipt-roll.ts";
import type { Sheet } from "./layout/sheet.ts";
import type { OrderDocument } from "./order-document.ts";
import type { MoneyStatement } from "./statement/money-statement.ts";
import { statementA4 } from "./statement/statement-a4.ts";
import { statementLabels } from "./statement/statement-labels.ts";
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

/** Everything that is drawn. */
export type Printable = OrderDocument | MoneyStatement | DebtStatement;

/** What a document is called, when what it tells of happened, and its pages. */
function layout(document: Printable): { title: string; date: string; sheets: Sheet[] } {
  if (document.kind === "statement") {
    const { language, from, to, madeAt } = document;
    return { title: `${statementLabels[language].title} ${from} ${to}`, date: madeAt, sheets: statementA4(document) };
  }
  if (document.kind === "debt") {
    const { language, size, customer, madeAt } = document;
    const title = `${debtLabels[language].title} ${customer.name}`.trimEnd();
    return { title, date: madeAt, sheets: (size === "a4" ? debtA4 : debtRoll)(document) };
  }
  return {
    title: `${documentLabels[document.language].kinds[document.kind]} ${document.number}`,
    date: document.placedAt,
    sheets: (document.size === "a4" ? a4 : receiptRoll)(document),
  };
}

/** Draws a document as a PDF. The same input gives the same bytes. */
export async function drawDocument(printable: Printable): Promise<Uint8Array> {
  const { title, date, sheets } = layout(printable);
  const document = new PDFDocument({
    autoFirstPage: false,
    margin: 0,
    lang: printable.language,
    displayTitle: true,
    // A server has no Helvetica, and none is used.
    font: "",
    info: { Title: title, CreationDate: new Date(date) },
  });
  const parts: Uint8Array[] = [];
  const whole = new Promise<Uint8Array>((resolve, reject) => {
    document.on("data", (part: Uint8Array) => parts.push(part));
    document.on("end", () => resolve(Buffer.concat(parts)));
    document.on("error", reject);
  });
  register(document, sheets);
  for (const { width, height, marks } of sheets) {
    document.addPage({ size: [width, height], margin: 0 });
    for (const mark of marks) draw(document, mark);
  }
  document.end();
  return whole;
}
