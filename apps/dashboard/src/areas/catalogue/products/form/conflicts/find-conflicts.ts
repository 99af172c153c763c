import type { FieldChange, ProductChange } from "@mauzo/contract/catalogue/product-history";
import type { ProductForm } from "../product-form.ts";

type Leaf = string | boolean | null;
/** A field that was changed here, and differently by somebody else, with both values. */
export type EditConflict = {
  path: string;
  field: FieldChange["field"];
  /** What the field belongs to: the name of a variant, group or add-on; empty for the product itself. */
  of: string;
  now: Leaf;
  mine: Leaf;
};

type Row = Record<string, unknown>;
const isRow = (value: unknown): value is Row => typeof value === "object" && value !== null && !Array.isArray(value);
const idOf = (value: unknown) => (isRow(value) && typeof value.id === "string" ? value.id : undefined);
const isLeaf = (value: unknown): value is Leaf =>
  value === null || typeof value === "string" || typeof value === "boolean";

/** Ids and versions are not typed by anybody; options follow from their variants. */
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

function walk(before: unknown, merged: unknown, now: unknown, { path, list, of }: Place): EditConflict[] {
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
 * Where saving would overwrite what somebody else changed since the form was filled.
 * @param before what the form was filled from.
 * @param merged what was typed, merged into the current product.
 */
export const findConflicts = (before: ProductForm, merged: ProductForm, now: ProductForm): EditConflict[] =>
  walk(before, merged, now, { path: "", list: "", of: "" });

/** Who changed a field last; `changes` are those since then, newest first. Undefined when none of them changed it. */
export const changeOf = (
  { field, of }: Pick<EditConflict, "field" | "of">,
  changes: readonly ProductChange[],
): ProductChange | undefined =>
  changes.find((change) => change.changes.some((one) => one.field === field && (one.of === of || of === ""))) ??
  changes.find((change) => change.changes.some((one) => one.field === field));
