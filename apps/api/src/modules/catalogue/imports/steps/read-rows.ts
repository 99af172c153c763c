import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { importMaxCell, importMaxColumns, importMaxRows } from "@mauzo/contract/catalogue/product-imports";
import { CsvError, parse } from "csv-parse";
import * as z from "zod/mini";
import { Refusal } from "../../../../http/refusal.ts";
import { decode } from "./decode.ts";

const Cells = z.array(z.string());
type Row = { line: number; cells: string[] };

const delimiters = [",", ";", "\t", "|"];

/** The sign that stands most often between the columns of the first line, outside quotes. */
function delimiterOf(text: string): string {
  const first = text.replace(/"[^"]*"?/g, "").split(/[\r\n]/, 1)[0] ?? "";
  const counted = delimiters.map((sign) => ({ sign, count: first.split(sign).length }));
  return counted.toSorted((a, b) => b.count - a.count)[0]?.sign ?? ",";
}

async function* rowsOf(text: AsyncGenerator<string>): AsyncGenerator<Row> {
  let start = "";
  for (;;) {
    const { value, done } = await text.next();
    start += value ?? "";
    if (done || /[^\r\n][\r\n]/.test(start)) break;
  }
  // Excel writes the sign it used into a line of its own.
  const said = /^\ufeff?sep=(.)\r?\n/.exec(start);
  const rest = said ? start.slice(said[0].length) : start;
  async function* all() {
    yield rest;
    yield* text;
  }
  const parser = parse({
    delimiter: said?.[1] ?? delimiterOf(rest.replace(/^\ufeff/, "")),
    bom: true,
    relax_column_count: true,
    // A quote amid a cell that was not quoted, as in 15" or =HYPERLINK("…"), is a character like any other.
    relax_quotes: true,
    record_delimiter: ["\r\n", "\n", "\r"],
    skip_records_with_empty_values: true,
    max_record_size: importMaxColumns * importMaxCell,
  });
  const source = Readable.from(all()).on("error", (error) => parser.destroy(error));
  let line = 0;
  for await (const record of source.pipe(parser)) {
    const cells = Cells.parse(record);
    line++;
    if (line > importMaxRows + 1) throw new Refusal(413, "The file has more than 10,000 rows");
    if (cells.length > importMaxColumns) throw new Refusal(422, "The file has more than 60 columns");
    if (cells.some((cell) => cell.length > importMaxCell || !cell.isWellFormed()))
      throw new Refusal(422, `Row ${line} has a cell that is too long`);
    yield { line, cells: cells.map((cell) => cell.trim()) };
  }
}

/** Whether the bytes of a file are one of the kinds of UTF. */
async function isUtf(path: string): Promise<boolean> {
  try {
    for await (const _ of decode(createReadStream(path), { old: false }));
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** The rows of a CSV file, headings first, one after the other. */
export async function* readRows(path: string): AsyncGenerator<Row> {
  const old = !(await isUtf(path));
  try {
    yield* rowsOf(decode(createReadStream(path), { old }));
  } catch (error) {
    if (error instanceof CsvError && error.code === "CSV_QUOTE_NOT_CLOSED")
      throw new Refusal(422, `Row ${Number(error.records) + 1} opens a quotation mark that is never closed`);
    if (error instanceof CsvError) throw new Refusal(422, "This is not a CSV file that can be read");
    throw error;
  }
}
