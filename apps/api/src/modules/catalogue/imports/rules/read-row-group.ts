import type { ImportDefaults, ImportField, ImportProblem } from "@mauzo/contract/catalogue/product-imports";
import { ProductInput, VariantInput } from "@mauzo/contract/catalogue/products";
import { mostStock } from "@mauzo/contract/catalogue/stock";
import { unescapeFormula } from "@mauzo/format/escape-formula";
import { readCount } from "@mauzo/format/numbers/format-count";
import { dottedThousands } from "@mauzo/format/price-list/dotted-thousands";
import { readPrice } from "@mauzo/format/price-list/read-price";
import { type CategoryWords, readCategory } from "./read-category.ts";

export type Row = { id: string; line: number; cells: string[]; problems: ImportProblem[] };
export type RowVariant = {
  row: Row;
  name: string;
  values: string[];
  /** undefined: not in the file. */
  priceMinor: number | undefined;
  stock: number | undefined;
  lowStockAt: number | undefined;
  sku: string | undefined;
  barcode: string | undefined;
};
/** The rows of one product in the file; undefined means that the file does not have the value. */
export type RowGroup = {
  handle: string | undefined;
  name: string;
  description: string | undefined;
  category: ImportDefaults["category"] | undefined;
  status: ImportDefaults["status"] | undefined;
  optionNames: string[];
  variants: RowVariant[];
};

type Columns = {
  mapping: readonly (ImportField | null)[];
  headings: readonly string[];
  words: CategoryWords;
  /** Whether `15.000` is read as fifteen thousand. */
  dotted: boolean;
};
type Options = "option1" | "option2" | "option3";
const options: { value: Options; name: ImportField }[] = [
  { value: "option1", name: "option1_name" },
  { value: "option2", name: "option2_name" },
  { value: "option3", name: "option3_name" },
];

const statuses = new Map<string, ImportDefaults["status"]>([
  ...["published", "active", "true", "yes", "1", "in the shop", "ndiyo", "dukani", "iko dukani"].map(
    (text) => [text, "published"] as const,
  ),
  ...["draft", "false", "no", "0", "hapana", "rasimu"].map((text) => [text, "draft"] as const),
]);

const codeOf = (text: string) => VariantInput.shape.sku.safeParse(text).success;

/** Reads a quantity in a file: also `40.0`. */
const countIn = (text: string) => readCount(text, { most: mostStock, decimals: true });

/** Reads the rows of one product, and the problems of each of them. */
export function readRowGroup(
  rows: readonly { id: string; line: number; cells: string[] }[],
  { mapping, headings, words, dotted }: Columns,
) {
  const cellOf = (row: { cells: string[] }, field: ImportField) => {
    const at = mapping.indexOf(field);
    return at === -1 ? "" : unescapeFormula(row.cells[at] ?? "").trim();
  };
  const read: Row[] = rows.map((row) => ({ ...row, problems: [] }));
  const blame = (row: Row, field: ImportField | null, kind: ImportProblem["kind"]) =>
    row.problems.push({ field, kind });
  const first = (field: ImportField) => {
    const row = read.find((each) => cellOf(each, field) !== "");
    return row && { row, text: cellOf(row, field) };
  };

  for (const row of read)
    if (row.cells.slice(headings.length).some((cell) => cell !== "")) blame(row, null, "extra_cells");
  const name = first("name");
  const [top] = read;
  if (top && !name) blame(top, "name", "no_name");
  if (name && !ProductInput.shape.name.safeParse(name.text).success) blame(name.row, "name", "name");
  const description = first("description");
  if (description && description.text.length > 2000) blame(description.row, "description", "description");
  const category = first("category");
  const categoryRead = category && readCategory(category.text, words);
  if (category && !categoryRead) blame(category.row, "category", "category");
  const status = first("status");
  const statusRead = status && statuses.get(status.text.toLowerCase());
  if (status && !statusRead)
    blame(status.row, "status", status.text.toLowerCase() === "archived" ? "archived" : "status");

  const used = options.filter(({ value }) => read.some((row) => cellOf(row, value) !== ""));
  const optionNames = used.map(({ value, name: nameField }) => {
    const said = first(nameField);
    const text = said?.text ?? headings[mapping.indexOf(value)] ?? "";
    if (top && (text === "" || text.length > 30)) blame(said?.row ?? top, nameField, "option_name");
    return text;
  });
  const mostVariants = 100;
  if (top && read.length > mostVariants) blame(top, null, "too_many_variants");

  const variants = read.map((row): RowVariant => {
    const text = {
      price: cellOf(row, "price"),
      stock: cellOf(row, "stock"),
      lowStockAt: cellOf(row, "low_stock_at"),
      sku: cellOf(row, "sku"),
      barcode: cellOf(row, "barcode"),
    };
    const asThousands = dottedThousands(text.price);
    const priceMinor = text.price === "" ? undefined : readPrice((dotted && asThousands) || text.price);
    if (text.price !== "" && (priceMinor === undefined || priceMinor > 100_000_000_000))
      blame(row, "price", asThousands ? "dotted_price" : "price");
    const stock = countIn(text.stock);
    if (text.stock !== "" && stock === undefined) blame(row, "stock", "stock");
    const lowStockAt = countIn(text.lowStockAt);
    if (text.lowStockAt !== "" && lowStockAt === undefined) blame(row, "low_stock_at", "stock");
    for (const field of ["sku", "barcode"] as const) if (!codeOf(text[field])) blame(row, field, field);
    const values = used.map(({ value }) => {
      const cell = cellOf(row, value);
      if (cell === "" || cell.length > 24) blame(row, value, "option");
      return cell;
    });
    const variantName = cellOf(row, "variant");
    if (variantName.length > 80) blame(row, "variant", "variant");
    return {
      row,
      name: used.length > 0 ? "" : variantName,
      values,
      priceMinor,
      stock,
      lowStockAt,
      sku: text.sku || undefined,
      barcode: text.barcode || undefined,
    };
  });
  const keyOf = ({ name: own, values }: RowVariant) => (used.length > 0 ? values.join("\n") : own).toLowerCase();
  const keys = Map.groupBy(variants, keyOf);
  for (const same of keys.values()) if (same.length > 1) for (const { row } of same) blame(row, null, "twin_variant");
  if (used.length === 0 && variants.length > 1)
    for (const { row, name: own } of variants)
      if (own === "" && row.problems.length === 0) blame(row, "variant", "variant");

  const group: RowGroup = {
    handle: first("handle")?.text,
    name: name?.text ?? "",
    description: description?.text,
    category: categoryRead,
    status: statusRead,
    optionNames,
    variants,
  };
  return group;
}
