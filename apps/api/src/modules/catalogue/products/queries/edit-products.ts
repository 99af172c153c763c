import type { FieldChange } from "@mauzo/contract/catalogue/product-history";
import type { ShopCategory } from "@mauzo/contract/shop/shop";
import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import { runStatement, statement } from "../../../../db/prepared-statement.ts";
import { productChanges } from "../../../../db/schema/catalogue/product-changes.ts";
import { products } from "../../../../db/schema/catalogue/products.ts";
import { stockMovements } from "../../../../db/schema/catalogue/stock-movements.ts";
import { variants } from "../../../../db/schema/catalogue/variants.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { clearCodes, markArchived } from "./write-products.ts";

/** Locks products and their variants, each in the common lock order. */
export async function lockProducts(tx: Tx, shopId: string, ids: string[]): Promise<void> {
  await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.shopId, shopId), inArray(products.id, ids)))
    .orderBy(asc(products.id))
    .for("no key update");
  await tx
    .select({ id: variants.id })
    .from(variants)
    .where(and(eq(variants.shopId, shopId), inArray(variants.productId, ids), isNull(variants.archivedAt)))
    .orderBy(asc(variants.id))
    .for("no key update");
}

/** What a batch changed of one product: the old and the new values. */
export type Undo = NonNullable<(typeof productChanges.$inferSelect)["undo"]>;

/** What an undo needs to know: what was changed, and what happened to the product since. */
export type Since = {
  undo: Undo;
  /** The change is already undone. */
  taken: boolean;
  /** Somebody has changed the product since, other than by edits that were fully undone. */
  touched: boolean;
  /** Those of its variants whose stock has moved since they were added. */
  moved: readonly string[];
};

/** Returns the variant that has a code now, if any. */
export type HolderOf = (field: "sku" | "barcode", code: string) => string | undefined;

/** The fields of one product to write: only those that change. */
export type Writing = {
  id: string;
  archive?: true;
  name?: string | undefined;
  description?: string | undefined;
  category?: ShopCategory | undefined;
  published?: boolean | undefined;
  optionNames?: string[] | undefined;
  prices: { id: string; minor: number }[];
  lowStockAts: { id: string; to: number | null }[];
  skus: { id: string; to: string | null }[];
  barcodes: { id: string; to: string | null }[];
  stock: { id: string; to: number; delta: number }[];
  /** Variants that are archived. */
  offSale: string[];
};

const writing = (column: string, type: string) =>
  statement(`
  update variants v set ${column} = given.value
  from unnest($2::uuid[], $3::${type}[]) as given (id, value)
  where v.shop_id = $1 and v.id = given.id and v.archived_at is null`);
const columns = {
  price: writing("price_minor", "bigint"),
  lowStockAt: writing("low_stock_at", "integer"),
  sku: writing("sku", "text"),
  barcode: writing("barcode", "text"),
  stock: writing("stock", "integer"),
};

/** Writes one column of several variants, each with its own value. */
async function writeColumn(
  tx: Tx,
  shopId: string,
  column: keyof typeof columns,
  values: { id: string; to: string | number | null }[],
): Promise<void> {
  if (values.length === 0) return;
  await runStatement(tx, columns[column], [shopId, values.map(({ id }) => id), values.map(({ to }) => to)]);
}

const fields = [
  ["name", "text"],
  ["description", "text"],
  ["category", "text"],
  ["published", "boolean"],
  ["option_names", "text[]"],
] as const;

/** Writes the fields of products, each with its own values, and their time of change; columns without a value stay. */
async function writeFields(tx: Tx, shopId: string, edits: readonly Writing[]): Promise<void> {
  if (edits.length === 0) return;
  const values = edits.map(({ id, name, description, category, published, optionNames }) => ({
    ...{ id, name, description, category, published, option_names: optionNames },
  }));
  const given = fields.filter(([column]) => values.some((value) => value[column] !== undefined));
  const write = statement(`
    update products p
    set ${given.map(([column]) => `${column} = coalesce(given.${column}, p.${column}),`).join(" ")} updated_at = clock_timestamp()
    from jsonb_to_recordset($2) as given (id uuid${given.map(([column, type]) => `, ${column} ${type}`).join("")})
    where p.shop_id = $1 and p.id = given.id`);
  await runStatement(tx, write, [shopId, JSON.stringify(values)]);
}

export async function writeEdits(tx: Tx, shopId: string, userId: string, edits: Writing[]): Promise<void> {
  const ofShop = (ids: string[]) => and(eq(variants.shopId, shopId), inArray(variants.id, ids));
  const archived = edits.filter(({ archive }) => archive).map(({ id }) => id);
  if (archived.length > 0) {
    await markArchived(tx, shopId, archived, true);
    // The corrected file will have the same codes.
    await clearCodes(tx, shopId, archived);
  }
  await writeFields(
    tx,
    shopId,
    edits.filter(({ archive }) => !archive),
  );
  const gone = edits.flatMap(({ offSale }) => offSale);
  if (gone.length > 0) await tx.update(variants).set({ archivedAt: sql`now()` }).where(ofShop(gone));
  const prices = edits.flatMap((edit) => edit.prices).map(({ id, minor }) => ({ id, to: minor }));
  await writeColumn(tx, shopId, "price", prices);
  const lowStockAts = edits.flatMap((edit) => edit.lowStockAts);
  await writeColumn(tx, shopId, "lowStockAt", lowStockAts);
  for (const [field, codes] of [
    ["sku", edits.flatMap(({ skus }) => skus)],
    ["barcode", edits.flatMap(({ barcodes }) => barcodes)],
  ] as const) {
    // Two variants may swap their codes back.
    const none = codes.map(({ id }) => ({ id, to: null }));
    await writeColumn(tx, shopId, field, none);
    await writeColumn(tx, shopId, field, codes);
  }
  const stock = edits.flatMap((edit) => edit.stock);
  if (stock.length === 0) return;
  await writeColumn(tx, shopId, "stock", stock);
  await tx
    .insert(stockMovements)
    .values(
      stock.map(({ id: variantId, delta }) => ({ shopId, userId, variantId, delta, reason: "adjustment" as const })),
    );
}

const holders = statement<{ id: string; sku: string | null; barcode: string | null }>(`
  select id, sku_key as sku, barcode_key as barcode from variants
  where shop_id = $1 and archived_at is null and (sku_key = any($2::text[]) or barcode_key = any($2::text[]))`);

/** Finds which variants of the shop have these codes, ignoring case. */
export async function listHolders(tx: Tx, shopId: string, codes: string[]): Promise<HolderOf> {
  if (codes.length === 0) return () => undefined;
  const lower = codes.map((code) => code.toLowerCase());
  const found = await runStatement(tx, holders, [shopId, lower]);
  const by = {
    sku: new Map(found.map(({ id, sku }) => [sku, id])),
    barcode: new Map(found.map(({ id, barcode }) => [barcode, id])),
  };
  return (field, code) => by[field].get(code.toLowerCase());
}

type Change = Omit<typeof productChanges.$inferInsert, "shopId" | "id" | "createdAt">;
export const insertChanges = (tx: Tx, shopId: string, changes: Change[]) =>
  tx.insert(productChanges).values(changes.map((change) => ({ shopId, ...change })));

export type Batched = Since & { id: string; productId: string; changes: FieldChange[] };

/** Whether change t, of a batch, was fully undone: each of its fields went back to its earlier value. */
const isTakenBack = `
  t.undo is not null and not t.undo ? 'rest' and not exists (select from jsonb_array_elements(t.changes) field
    where not exists (select from product_changes r
      where r.shop_id = $1 and r.product_id = t.product_id and r.id > t.id and r.takes_back = t.id and r.changes @>
        jsonb_build_array(field || jsonb_build_object('before', field->'after', 'after', field->'before'))))`;

/** The changes of a batch after a cursor, or before it and then newest first; each with what happened since. */
const batched = (order: "asc" | "desc") =>
  statement<Batched>(`
  select c.id, c.product_id as "productId", c.changes, c.undo,
    exists (select from product_changes t
      where t.shop_id = $1 and t.product_id = c.product_id and t.id > c.id and t.takes_back = c.id) as taken,
    c.undo ? 'made' and exists (select from product_changes t
      where t.shop_id = $1 and t.product_id = c.product_id and t.id > c.id and t.batch_id is distinct from $2
        and t.takes_back is null and not (${isTakenBack})) as touched,
    case when c.undo ? 'made' or c.undo ? 'added' then array(
      select v.id from variants v where v.shop_id = $1 and v.product_id = c.product_id and v.archived_at is null
        and exists (select from stock_movements m
          where m.shop_id = $1 and m.variant_id = v.id and m.reason not in ('opening', 'hold', 'release'))) else '{}' end as moved
  from product_changes c
  where c.shop_id = $1 and c.batch_id = $2 and c.undo is not null
    and ($3::uuid is null or c.id ${order === "asc" ? ">" : "<"} $3)
  order by c.id ${order} limit $4`);
const batchedOn = batched("asc");
const batchedBack = batched("desc");

/** The changes of a batch, product by product: in order after the cursor, or backwards from it. */
export const listBatch = (
  tx: Tx,
  shopId: string,
  batchId: string,
  { cursor, limit, backwards = false }: { cursor: string | null; limit: number; backwards?: boolean },
): Promise<Batched[]> => runStatement(tx, backwards ? batchedBack : batchedOn, [shopId, batchId, cursor, limit]);
