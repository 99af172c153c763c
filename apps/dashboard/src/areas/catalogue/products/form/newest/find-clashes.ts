import type { FieldChange, ProductChange } from "@mauzo/contract/catalogue/product-history";
import type { ProductForm } from "../product-form.ts";

type Leaf = string | boolean | null;
/** A field that was changed here, and differently by somebody else: what it is now, and what it was made here. */
export type Clash = {
  path: string;
  field: FieldChange["field"];
  /** Whose field it is: a variant's, a group's or an add-on's name; empty for the product's own. */
  of: string;
  now: Leaf;
  mine: Leaf;
};

type Row = Record<string, unknown>;
const isRow = (value: unknown): value is Row => typeof value === "object" && value !== null && !Array.isArray(value);
const idOf = (value: unknown) => (isRow(value) && typeof value.id === "string" ? value.id : undefined);
const isLeaf = (value: unknown): value is Leaf =>
  value === null || typeof value === "string" || typeof value === "boolean";

/** What versions are known by is nobody's to choose; options come with the variants they make. */
const notTyped = new Set(["id", "url", "updated_at", "stock_was", "low_stock_was", "options", "option_values"]);
const fields: Record<string, FieldChange["field"]> = {
  ...{ name: "name", description: "description", category: "category", status: "status", price: "price" },
  ...{
    stock: "stock",
    counted: "stock",
    low_stock_at: "low_stock_at",
    sku: "sku",
    barcode: "barcode",
    picture_id: "picture",
  },
  ...{ min: "choices", max: "choices", image_url: "pictures", alt: "pictures" },
};
const namesOf: Record<string, FieldChange["field"]> = {
  variants: "variant",
  add_on_groups: "group",
  add_ons: "add_on",
};

type Place = { path: string; list: string; of: string };

function walk(before: unknown, merged: unknown, now: unknown, { path, list, of }: Place): Clash[] {
  if (Array.isArray(merged)) {
    if (!Array.isArray(before) || !Array.isArray(now)) return [];
    const find = (rows: unknown[], id: string) => rows.find((row) => idOf(row) === id);
    return merged.flatMap((row, at) => {
      const id = idOf(row);
      const called = isRow(row) && typeof row.name === "string" ? row.name : of;
      return id === undefined
        ? []
        : walk(find(before, id), row, find(now, id), { path: `${path}.${at}`, list, of: called });
    });
  }
  if (isRow(merged)) {
    if (!isRow(before) || !isRow(now)) return [];
    return Object.keys(merged).flatMap((key) => {
      if (notTyped.has(key)) return [];
      const within = path === "" ? key : `${path}.${key}`;
      const inner = Array.isArray(merged[key]) ? key : list;
      return walk(before[key], merged[key], now[key], { path: within, list: inner, of });
    });
  }
  if (before === now || merged === now || !isLeaf(merged) || !isLeaf(now)) return [];
  const key = path.slice(path.lastIndexOf(".") + 1);
  const field = key === "name" ? (namesOf[list] ?? "name") : fields[key];
  return field ? [{ path, field, of, now, mine: merged }] : [];
}

/**
 * Where what was typed here would undo what somebody else changed since the form was filled.
 * @param before what the form was filled from.
 * @param merged what was typed, on top of what is there now.
 */
export const findClashes = (before: ProductForm, merged: ProductForm, now: ProductForm): Clash[] =>
  walk(before, merged, now, { path: "", list: "", of: "" });

/** Who changed a field last, of changes since then, newest first. Where none tells of it, nobody is named. */
export const changeOf = (
  { field, of }: Pick<Clash, "field" | "of">,
  changes: readonly ProductChange[],
): ProductChange | undefined =>
  changes.find((change) => change.changes.some((one) => one.field === field && (one.of === of || of === ""))) ??
  changes.find((change) => change.changes.some((one) => one.field === field));
