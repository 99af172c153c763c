import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { importMaxCell, importMaxColumns, importMaxRows } from "@mauzo/contract/catalogue/product-imports";
import { CsvError, parse } from "csv-parse";
import { parse as parseAtOnce } from "csv-parse/sync";
import * as z from "zod/mini";
import { refuse } from "../../../../http/refuse.ts";
import { decodeCsvFile } from "./decode-csv-file.ts";

const ParsedRow = z.object({ raw: z.string(), record: z.array(z.string()) });
type Row = { line: number; cells: string[] };

const delimiters = [",", ";", "\t", "|"];

/** Whether a quotation mark of the row is closed only by one of a later row, which then became part of this one. */
function swallowsNextRow(raw: string, delimiter: string): boolean {
  if (!/[\r\n]/.test(raw.trim())) return false;
  try {
    parseAtOnce(raw, { delimiter, bom: true, relax_column_count: true });
    return false;
  } catch (error) {
    return error instanceof CsvError && error.code === "CSV_INVALID_CLOSING_QUOTE";
  }
}

const unclosedQuote = (row: number) => refuse({ code: "csv_quote_open", values: { row } });

/** The most frequent separator in the first line, outside quotes. */
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
  // Excel may write the separator it used into a line of its own.
  const said = /^\ufeff?sep=(.)\r?\n/.exec(start);
  const rest = said ? start.slice(said[0].length) : start;
  async function* all() {
    yield rest;
    yield* text;
  }
  const delimiter = said?.[1] ?? delimiterOf(rest.replace(/^\ufeff/, ""));
  const parser = parse({
    delimiter,
    raw: true,
    bom: true,
    relax_column_count: true,
    // A quote inside an unquoted cell, as in 15" or =HYPERLINK("…"), is an ordinary character.
    relax_quotes: true,
    record_delimiter: ["\r\n", "\n", "\r"],
    skip_records_with_empty_values: true,
    max_record_size: importMaxColumns * importMaxCell,
  });
  const source = Readable.from(all()).on("error", (error) => parser.destroy(error));
  let line = 0;
  for await (const record of source.pipe(parser)) {
    const { raw, record: cells } = ParsedRow.parse(record);
    line++;
    if (swallowsNextRow(raw, delimiter)) throw unclosedQuote(line);
    if (line > importMaxRows + 1) throw refuse("csv_too_many_rows");
    if (cells.length > importMaxColumns) throw refuse("csv_too_many_columns");
    if (cells.some((cell) => cell.length > importMaxCell || !cell.isWellFormed()))
      throw refuse({ code: "csv_cell_too_long", values: { row: line } });
    yield { line, cells: cells.map((cell) => cell.trim()) };
  }
}

/** Whether the bytes of a file are valid in a UTF encoding. */
async function isUtf(path: string): Promise<boolean> {
  try {
    for await (const _ of decodeCsvFile(createReadStream(path), { old: false }));
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** Yields the rows of a CSV file one by one, headings first. */
export async function* readCsvRows(path: string): AsyncGenerator<Row> {
  const old = !(await isUtf(path));
  try {
    yield* rowsOf(decodeCsvFile(createReadStream(path), { old }));
  } catch (error) {
    if (error instanceof CsvError && error.code === "CSV_QUOTE_NOT_CLOSED")
      throw unclosedQuote(Number(error.records) + 1);
    if (error instanceof CsvError) throw refuse("csv_unreadable");
    throw error;
  }
}
