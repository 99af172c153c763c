import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import type { PlainCode } from "../errors.ts";
import { Id, IdParams, Moment, PageLimit, PageQuery, PriceMinor, page, Stock } from "../shared.ts";
import { ShopCategory } from "../shop/shop.ts";
import { ProductIds } from "./product-bulk-actions.ts";
import { FieldChange } from "./product-history.ts";

/** What a new price is rounded to, in minor units: cents, one shilling, or 50, 100, 500 or 1,000 shillings. */
export const priceSteps = [1, 100, 5_000, 10_000, 50_000, 100_000] as const;
const step = z._default(z.literal([...priceSteps]), 1);

/** What happens to each price. Percentages are in hundredths: 1,250 is 12.5 % more, -500 is 5 % less. */
export const PriceEdit = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("set"), minor: PriceMinor }),
  z.strictObject({
    kind: z.literal("percent"),
    basis_points: z.int().check(z.gte(-10_000), z.lte(100_000)),
    round_to_minor: step,
  }),
  z.strictObject({
    kind: z.literal("amount"),
    minor: z.int().check(z.gte(-100_000_000_000), z.lte(100_000_000_000)),
    round_to_minor: step,
  }),
]);
export type PriceEdit = z.infer<typeof PriceEdit>;

/** How many individual prices one edit may hold. */
export const pricesMost = 1000;
const prices = z.array(z.strictObject({ variant_id: Id, minor: PriceMinor })).check(
  z.minLength(1),
  z.maxLength(pricesMost),
  z.refine(
    (all) => new Set(all.map(({ variant_id }) => variant_id.toLowerCase())).size === all.length,
    "variant_twice" satisfies PlainCode,
  ),
);

const forAll = [
  z.strictObject({ field: z.literal("category"), to: ShopCategory }),
  z.strictObject({ field: z.literal("status"), to: z.enum(["draft", "published"]) }),
  z.strictObject({ field: z.literal("price"), by: PriceEdit }),
  z.strictObject({ field: z.literal("low_stock_at"), to: z.nullable(Stock) }),
] as const;
/**
 * One change for many products: their category, whether customers see them, the prices of all their variants alike, the
 * prices of single variants, or the low-stock threshold of all their variants (null: never low).
 */
export const ProductEdit = z.discriminatedUnion("field", [
  ...forAll,
  z.strictObject({ field: z.literal("prices"), to: prices }),
]);
export type ProductEdit = z.infer<typeof ProductEdit>;

export const ProductEditInput = z.strictObject({
  product_ids: ProductIds,
  edit: ProductEdit,
});
export type ProductEditInput = z.input<typeof ProductEditInput>;

/** What an edit does to a product; empty where nothing changes. `problem`: why it cannot be changed. */
export const EditedProduct = z.object({
  id: Id,
  name: z.string(),
  changes: z.array(FieldChange),
  problem: z.nullable(z.enum(["archived", "price", "variant"])),
});
export type EditedProduct = z.infer<typeof EditedProduct>;

export const editedShown = 50;
/**
 * What an edit does to products. It lists the first 50 that change, that cannot change and that need no change, in the
 * order of the request.
 */
const EditSummary = z.object({
  products: z.array(EditedProduct),
  /** How many products change. */
  changing: z.int(),
  /** How many products cannot be changed. */
  left: z.int(),
  /** How many products are free (cost nothing) afterwards. */
  free: z.int(),
});
export type EditSummary = z.infer<typeof EditSummary>;

/**
 * What a batch did. For individual prices only the kind of edit is kept, for an import the name of its file, for a list
 * only that its products were created together.
 */
export const BatchEdit = z.discriminatedUnion("field", [
  ...forAll,
  z.strictObject({ field: z.literal("prices") }),
  z.strictObject({ field: z.literal("import"), name: z.string() }),
  z.strictObject({ field: z.literal("list") }),
]);
export type BatchEdit = z.infer<typeof BatchEdit>;

/** A change of many products that was made: what, by whom, to how many, and who undid it. */
export const ProductBatch = z.object({
  id: Id,
  edit: BatchEdit,
  by: z.string(),
  at: Moment,
  count: z.int(),
  undone: z.nullable(z.object({ by: z.string(), at: Moment })),
  /** While it is being undone: how many of its products have been processed. */
  undoing: z.nullable(z.object({ done: z.int() })),
});
export type ProductBatch = z.infer<typeof ProductBatch>;

/**
 * What undoing a batch would do to one of its products: undo all of it (`back`); undo what has not changed again since
 * (`partly`); or nothing, because it has changed again (`changed`), is archived (`archived`), or already is as before
 * (`done`). A product that the batch created is archived (`archive`), unless it changed or its stock moved since
 * (`moved`).
 */
export const undoStates = ["back", "archive", "partly", "changed", "moved", "archived", "done"] as const;
export const BatchProduct = z.object({
  id: Id,
  /** The id of the change: a file may change a product twice. */
  change_id: Id,
  name: z.string(),
  changes: z.array(FieldChange),
  undo: z.enum(undoStates),
});
export type BatchProduct = z.infer<typeof BatchProduct>;

export const productEdits = {
  list: endpoint({
    method: "GET",
    path: "/products/edits",
    access: { resource: "product", action: "update" },
    summary: "Changes of many products at once, newest first",
    query: PageQuery,
    reply: page(ProductBatch),
  }),
  get: endpoint({
    method: "GET",
    path: "/products/edits/:id",
    access: { resource: "product", action: "update" },
    summary: "One change of many products: the result for each, and what of it can still be undone",
    params: IdParams,
    query: z.object({
      cursor: PageQuery.shape.cursor,
      /** Without a limit: as many as can be changed at once. */
      limit: z.optional(PageLimit),
    }),
    /** `next` is set where there are more products than fit on one page. */
    reply: z.object({ batch: ProductBatch, products: z.array(BatchProduct), next: z.nullable(Id) }),
  }),
  preview: endpoint({
    method: "POST",
    path: "/products/edits/preview",
    access: { resource: "product", action: "update" },
    summary: "What an edit would do to each of these products; nothing is changed",
    body: ProductEditInput,
    reply: EditSummary,
    status: 200,
    errors: ["not_found"],
  }),
  apply: endpoint({
    method: "POST",
    path: "/products/edits",
    access: { resource: "product", action: "update" },
    summary: "Change many products at once; all or nothing",
    body: ProductEditInput,
    /** `id` names the batch for as long as it can be undone; null when nothing had to change. */
    reply: z.extend(EditSummary, { id: z.nullable(Id) }),
    errors: ["not_found"],
  }),
  /** Undoing a batch twice has the same effect as once. */
  undo: endpoint({
    method: "POST",
    path: "/products/edits/:id/undo",
    access: { resource: "product", action: "update" },
    summary: "Undo a batch, except for what somebody has changed again since",
    params: IdParams,
    /** `more`: the rest of a large batch is undone in the background, and the batch reports the progress. */
    reply: z.object({
      undone: z.int(),
      /** How many of those are archived now, because the batch created them. */
      archived: z.int(),
      kept: z.array(z.object({ id: Id, name: z.string() })),
      more: z.boolean(),
    }),
    status: 200,
    errors: ["undo_archives_products", "import_running", "product_code_taken_meanwhile"],
  }),
};
