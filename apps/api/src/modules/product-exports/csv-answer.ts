import { Readable } from "node:stream";
import { stringify } from "csv-stringify";

/** A CSV file to save, row by row as it is written: with a mark that tells spreadsheets it is UTF-8. */
export function csvAnswer(rows: AsyncIterable<string[]>, name: string): Response {
  // By itself it puts quotes only around the line ends it writes.
  const file = stringify({ bom: true, record_delimiter: "windows", quoted_match: /[\r\n]/ });
  const source = Readable.from(rows).on("error", (error) => file.destroy(error));
  file.on("close", () => source.destroy());
  return new Response(Readable.toWeb(source.pipe(file)), {
    headers: { "content-type": "text/csv; charset=utf-8", "content-disposition": `attachment; filename="${name}"` },
  });
}
