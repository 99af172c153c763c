import { formatAmount } from "@mauzo/format/money";
import { readPrice } from "@mauzo/format/price-list/read-price";
import { readValue } from "./variant-matrix.ts";

/** Pasted variants: their options (none: the variants have names only), and a row for each. */
type PastedMatrix = { options: string[]; rows: PastedRow[]; skipped: number };
type PastedRow = { values: string[]; price: string; stock: string; sku: string; barcode: string };

type Column = "price" | "stock" | "sku" | "barcode" | "option";
/** Common headings of such columns, in English and Swahili. */
const headings: [Column, RegExp][] = [
  ["price", /^(price|unit price|selling price|bei|bei ya kuuza)\b/i],
  ["stock", /^(stock|in stock|qty|quantity|count|idadi|kiasi|stoku)\b/i],
  ["sku", /^(sku|code|item code|msimbo|namba)\b/i],
  ["barcode", /^(barcode|ean|upc|gtin|msimbo pau|msimbopau)\b/i],
];

const number = /^\d{1,3}([, ]\d{3})+(\.\d{1,2})?$|^\d+(\.\d{1,2})?$/;
/** A price with words, such as `28k` or `Tsh 12,000`; `2m` and `5g` are measures. */
const worded = /\d\s*k\b|\d\/=|\b(elfu|laki|tsh|tzs|ksh|ugx)/i;
const isNumber = (text: string) => number.test(text.trim()) || (worded.test(text) && readPrice(text) !== undefined);
/** A price as its field shows it; other text stays as it was, so that the field shows the error. */
function priceIn(text: string) {
  const minor = readPrice(text);
  return minor === undefined ? text : formatAmount(minor);
}
const typeOf = (heading: string): Column =>
  headings.find(([, pattern]) => pattern.test(heading.trim()))?.[0] ?? "option";

/** Without headings: text columns are options; the first numeric column is the price, the second the stock. */
function guess(rows: string[][]): Column[] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const columns: Column[] = [];
  for (let at = 0; at < width; at++) {
    const numbers = at > 0 && rows.every((row) => isNumber(row[at] ?? "") || (row[at] ?? "").trim() === "");
    if (!numbers) columns.push("option");
    else if (!columns.includes("price")) columns.push("price");
    else if (!columns.includes("stock")) columns.push("stock");
    else columns.push("barcode");
  }
  return columns;
}

/** Cells as a spreadsheet copies them: separated by tabs; a cell with a line break or a tab is quoted. */
function readCells(text: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/y;
  const given = text.replace(/\r\n?/g, "\n");
  while (cell.lastIndex < given.length) {
    const match = cell.exec(given);
    if (!match) {
      // A quotation mark inside a cell is part of its text.
      return given.split("\n").map((line) => line.split("\t"));
    }
    rows.at(-1)?.push((match[1]?.replaceAll('""', '"') ?? match[2] ?? "").trim());
    if (match[3] === "\n") rows.push([]);
  }
  return rows;
}

/**
 * Reads variants copied from a spreadsheet: columns between tabs, with or without headings, in any order. Columns that
 * are not price, stock, SKU or barcode are options, three at most. Skips and counts rows without values and rows that
 * repeat earlier values.
 */
export function parsePastedVariants(text: string): PastedMatrix {
  const all = readCells(text).filter((row) => row.some((cell) => cell !== ""));
  const [first = []] = all;
  const headed = first.some((heading) => typeOf(heading) !== "option") && !first.some(isNumber);
  const rows = headed ? all.slice(1) : all;
  const columns = headed ? first.map(typeOf) : guess(rows);
  const places = columns.flatMap((column, at) => (column === "option" ? [at] : [])).slice(0, 3);
  const options = places.map((at) => (headed ? (first[at] ?? "").slice(0, 30).trim() : ""));
  const found: PastedRow[] = [];
  const seen = new Set<string>();
  for (const row of rows) {
    const of = (column: Column) => row[columns.indexOf(column)] ?? "";
    const values = places.map((at) => readValue(row[at] ?? ""));
    const name = values.join("\n").toLowerCase();
    if (values.includes("") || places.length === 0 || seen.has(name)) continue;
    seen.add(name);
    found.push({ values, price: priceIn(of("price")), stock: of("stock"), sku: of("sku"), barcode: of("barcode") });
  }
  return { options, rows: found, skipped: rows.length - found.length };
}
