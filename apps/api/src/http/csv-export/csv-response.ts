import { Readable } from "node:stream";
import { escapeFormula } from "@mauzo/format/escape-formula";
import { stringify } from "csv-stringify";

async function* guarded(rows: AsyncIterable<string[]>) {
  for await (const row of rows) yield row.map(escapeFormula);
}

/**
 * Streams rows as a CSV download, with a byte order mark so that spreadsheets read it as UTF-8, and with cells escaped
 * so that none is run as a formula.
 */
export function csvResponse(rows: AsyncIterable<string[]>, name: string): Response {
  // By default it only quotes the line endings it writes itself.
  const file = stringify({ bom: true, record_delimiter: "windows", quoted_match: /[\r\n]/ });
  const source = Readable.from(guarded(rows)).on("error", (error) => file.destroy(error));
  file.on("close", () => source.destroy());
  return new Response(Readable.toWeb(source.pipe(file)), {
    headers: { "content-type": "text/csv; charset=utf-8", "content-disposition": `attachment; filename="${name}"` },
  });
}
