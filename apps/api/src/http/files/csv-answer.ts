import { Readable } from "node:stream";
import { guardCell } from "@mauzo/format/formula-guard";
import { stringify } from "csv-stringify";

async function* guarded(rows: AsyncIterable<string[]>) {
  for await (const row of rows) yield row.map(guardCell);
}

/**
 * A CSV file to save, row by row as it is written: with a mark that tells spreadsheets it is UTF-8, and without a cell
 * that one of them would calculate.
 */
export function csvAnswer(rows: AsyncIterable<string[]>, name: string): Response {
  // By itself it puts quotes only around the line ends it writes.
  const file = stringify({ bom: true, record_delimiter: "windows", quoted_match: /[\r\n]/ });
  const source = Readable.from(guarded(rows)).on("error", (error) => file.destroy(error));
  file.on("close", () => source.destroy());
  return new Response(Readable.toWeb(source.pipe(file)), {
    headers: { "content-type": "text/csv; charset=utf-8", "content-disposition": `attachment; filename="${name}"` },
  });
}
