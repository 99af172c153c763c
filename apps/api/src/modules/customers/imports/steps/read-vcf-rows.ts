import { contactImportMaxBytes } from "@mauzo/contract/customers/contact-imports";
import { importMaxCell, importMaxRows } from "@mauzo/contract/shop/imports";
import { refuse } from "../../../../http/refuse.ts";
import { decodeTextFile } from "../../../shop/imports/steps/decode-text-file.ts";
import { cardsIn } from "../rules/cards-in.ts";
import { readCard } from "../rules/read-card.ts";

type FileRow = { line: number; cells: string[] };

/** The columns that a phone's contacts become. */
const cardHeadings = ["Name", "Phone", "Phone 2", "Phone 3", "Place", "Birthday", "Note"];

async function* rowsOf(text: string): AsyncGenerator<FileRow> {
  yield { line: 1, cells: cardHeadings };
  let line = 1;
  for (const card of cardsIn(text)) {
    line++;
    if (line > importMaxRows + 1) throw refuse("csv_too_many_rows");
    const { name, phones, place, birthday, note } = readCard(card);
    const [first = "", second = "", ...others] = phones;
    const cells = [name, first, second, others.join("; "), place, birthday, note];
    yield {
      line,
      cells: cells.map((cell) => cell.replaceAll("\u0000", "").toWellFormed().trim().slice(0, importMaxCell)),
    };
  }
}

/** Reads a phone's contacts (vCard 2.1, 3.0, 4.0), many in one file; undefined for a file that is none. */
export async function readVcfRows(path: string): Promise<AsyncGenerator<FileRow> | undefined> {
  let text = "";
  for await (const part of decodeTextFile(path, contactImportMaxBytes)) {
    text += part;
    if (!/^\s*$|^\s*BEGIN/i.test(text.slice(0, 100).replace(/^\ufeff/, ""))) return undefined;
  }
  return /^\ufeff?\s*BEGIN:VCARD/i.test(text) ? rowsOf(text) : undefined;
}
