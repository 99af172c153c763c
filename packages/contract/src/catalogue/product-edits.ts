import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Id, IdParams, Moment, PageLimit, PageQuery, PriceMinor, page, Stock } from "../shared.ts";
import { ShopCategory } from "../shop/shop.ts";
import { ProductIds } from "./product-choices.ts";
import { FieldChange } from "./product-history.ts";

/** To what a new price is rounded, in minor units: to cents, to a shilling, to 50, 100, 500 or 1,000. */
export const priceSteps = [1, 100, 5_000, 10_000, 50_000, 100_000] as const;
const step = z._default(z.literal([...priceSteps]), 1);

/** What is done to each price. Percents are in hundredths: 1,250 is 12.5 % more, -500 is 5 % less. */
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

/** Prices that are told one by one in one edit. */
export const pricesMost = 1000;
const prices = z.array(z.strictObject({ variant_id: Id, minor: PriceMinor })).check(
  z.minLength(1),
  z.maxLength(pricesMost),
  z.refine(
    (all) => new Set(all.map(({ variant_id }) => variant_id.toLowerCase())).size === all.length,
    "The same variant is there twice",
  ),
);

const forAll = [
  z.strictObject({ field: z.literal("category"), to: ShopCategory }),
  z.strictObject({ field: z.literal("status"), to: z.enum(["draft", "published"]) }),
  z.strictObject({ field: z.literal("price"), by: PriceEdit }),
  z.strictObject({ field: z.literal("low_stock_at"), to: z.nullable(Stock) }),
] as const;
/**
 * One change for many products: of their category, of whether customers see them, of the prices of all their variants alike,
 * of variants one by one, or of the stock from which on all their variants run low (null: never).
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

/** What an edit makes of a product; nothing where it is so already. `problem`: why it is left as it is. */
export const EditedProduct = z.object({
  id: Id,
  name: z.string(),
  changes: z.array(FieldChange),
  problem: z.nullable(z.enum(["archived", "price", "variant"])),
});
export type EditedProduct = z.infer<typeof EditedProduct>;

export const editedShown = 50;
/**
 * What an edit makes of products. Of those that change, of those that cannot, and of those that are so already the first 50
 * are told one by one, all in the order asked for.
 */
const EditTold = z.object({
  products: z.array(EditedProduct),
  /** How many change. */
  changing: z.int(),
  /** How many cannot be changed. */
  left: z.int(),
  /** How many cost nothing from then on. */
  free: z.int(),
});
export type EditTold = z.infer<typeof EditTold>;

/** What a batch was told to do; of prices one by one only that they were, of an import the name of its file; of a list only that its products were made together. */
export const BatchEdit = z.discriminatedUnion("field", [
  ...forAll,
  z.strictObject({ field: z.literal("prices") }),
  z.strictObject({ field: z.literal("import"), name: z.string() }),
  z.strictObject({ field: z.literal("list") }),
]);
export type BatchEdit = z.infer<typeof BatchEdit>;

/** A change of many products that was made: what, by whom, of how many, and who took it back. */
export const ProductBatch = z.object({
  id: Id,
  edit: BatchEdit,
  by: z.string(),
  at: Moment,
  count: z.int(),
  undone: z.nullable(z.object({ by: z.string(), at: Moment })),
  /** While it is being taken back: how many of its products were looked at. */
  undoing: z.nullable(z.object({ done: z.int() })),
});
export type ProductBatch = z.infer<typeof ProductBatch>;

/**
 * What taking a batch back would do to a product of it: all of it (`back`), what was not changed again since (`partly`),
 * nothing, for it changed again since (`changed`), is archived, or is as it was already (`done`). A product the batch made is
 * archived (`archive`), but where it changed or its stock moved since (`moved`).
 */
export const undoStates = ["back", "archive", "partly", "changed", "moved", "archived", "done"] as const;
export const BatchProduct = z.object({
  id: Id,
  /** The change itself: a file may change a product twice. */
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
    summary: "One change of many products: what became of each, and what of it can still be taken back",
    params: IdParams,
    query: z.object({
      cursor: PageQuery.shape.cursor,
      /** Without one, as many as are changed at once. */
      limit: z.optional(PageLimit),
    }),
    /** `next` where there are more products than stand on one page. */
    reply: z.object({ batch: ProductBatch, products: z.array(BatchProduct), next: z.nullable(Id) }),
  }),
  preview: endpoint({
    method: "POST",
    path: "/products/edits/preview",
    access: { resource: "product", action: "update" },
    summary: "What an edit would make of each of these products; nothing is changed",
    body: ProductEditInput,
    reply: EditTold,
    status: 200,
  }),
  apply: endpoint({
    method: "POST",
    path: "/products/edits",
    access: { resource: "product", action: "update" },
    summary: "Change many products at once; all of it or nothing",
    body: ProductEditInput,
    /** `id` names the batch for as long as it may be taken back; null when nothing had to be changed. */
    reply: z.extend(EditTold, { id: z.nullable(Id) }),
  }),
  /** Taken back twice is taken back once. */
  undo: endpoint({
    method: "POST",
    path: "/products/edits/:id/undo",
    access: { resource: "product", action: "update" },
    summary: "Take a batch back, but for what somebody changed again since",
    params: IdParams,
    /** `more`: of a large batch the rest is taken back by and by, and the batch says how far that is. */
    reply: z.object({
      undone: z.int(),
      /** How many of those are archived now, because the batch made them. */
      archived: z.int(),
      kept: z.array(z.object({ id: Id, name: z.string() })),
      more: z.boolean(),
    }),
    status: 200,
  }),
};
