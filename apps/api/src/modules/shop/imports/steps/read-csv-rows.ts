import { Readable } from "node:stream";
import { importMaxCell, importMaxColumns, importMaxRows } from "@mauzo/contract/shop/imports";
import { CsvError, parse } from "csv-parse";
import { parse as parseAtOnce } from "csv-parse/sync";
import * as z from "zod/mini";
import { refuse } from "../../../../http/refuse.ts";
import { decodeTextFile } from "./decode-text-file.ts";

const ParsedRow = z.object({ raw: z.string(), record: z.array(z.string()) });
export type FileRow = { line: number; cells: string[] };

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

async function* rowsOf(text: AsyncGenerator<string>): AsyncGenerator<FileRow> {
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

/** Yields the rows of a CSV file one by one, headings first. */
export async function* readCsvRows(path: string): AsyncGenerator<FileRow> {
  try {
    yield* rowsOf(decodeTextFile(path));
  } catch (error) {
    if (error instanceof CsvError && error.code === "CSV_QUOTE_NOT_CLOSED")
      throw unclosedQuote(Number(error.records) + 1);
    if (error instanceof CsvError) throw refuse("csv_unreadable");
    throw error;
  }
}
