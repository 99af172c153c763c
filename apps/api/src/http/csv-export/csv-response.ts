import { Readable } from "node:stream";
import { escapeFormula } from "@mauzo/format/escape-formula";
import { maskPhones } from "@mauzo/format/mask-phones";
import { stringify } from "csv-stringify";
import type { Phones } from "../../db/tenant-transaction.ts";

async function* guarded(rows: AsyncIterable<string[]>, phones: Phones) {
  for await (const row of rows) yield row.map((cell) => escapeFormula(phones === "hidden" ? maskPhones(cell) : cell));
}

/**
 * Streams rows as a CSV download, with a byte order mark so that spreadsheets read it as UTF-8, and with cells escaped
 * so that none is run as a formula.
 */
export function csvResponse(rows: AsyncIterable<string[]>, name: string, phones: Phones): Response {
  // By default it only quotes the line endings it writes itself.
  const file = stringify({ bom: true, record_delimiter: "windows", quoted_match: /[\r\n]/ });
  const source = Readable.from(guarded(rows, phones)).on("error", (error) => file.destroy(error));
  file.on("close", () => source.destroy());
  return new Response(Readable.toWeb(source.pipe(file)), {
    headers: { "content-type": "text/csv; charset=utf-8", "content-disposition": `attachment; filename="${name}"` },
  });
}
