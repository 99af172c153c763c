import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { FieldChange } from "./product-history.ts";
import { Id, IdParams, PriceMinor } from "./shared.ts";
import { ShopCategory } from "./shop.ts";

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

/** One change for many products: of their category, of whether customers see them, or of the prices of all their variants. */
export const ProductEdit = z.discriminatedUnion("field", [
  z.strictObject({ field: z.literal("category"), to: ShopCategory }),
  z.strictObject({ field: z.literal("status"), to: z.enum(["draft", "published"]) }),
  z.strictObject({ field: z.literal("price"), by: PriceEdit }),
]);
export type ProductEdit = z.infer<typeof ProductEdit>;

export const productEditMost = 200;
export const ProductEditInput = z.strictObject({
  product_ids: z.array(Id).check(
    z.minLength(1),
    z.maxLength(productEditMost),
    z.refine((ids) => new Set(ids).size === ids.length, "The same product is there twice"),
  ),
  edit: ProductEdit,
});
export type ProductEditInput = z.input<typeof ProductEditInput>;

/** What an edit makes of a product; nothing where it is so already. `problem`: why it is left as it is. */
export const EditedProduct = z.object({
  id: Id,
  name: z.string(),
  changes: z.array(FieldChange),
  problem: z.nullable(z.enum(["archived", "price"])),
});
export type EditedProduct = z.infer<typeof EditedProduct>;

export const productEdits = {
  preview: endpoint({
    method: "POST",
    path: "/products/edits/preview",
    access: { resource: "product", action: "update" },
    summary: "What an edit would make of each of these products; nothing is changed",
    body: ProductEditInput,
    reply: z.object({ products: z.array(EditedProduct) }),
    status: 200,
  }),
  apply: endpoint({
    method: "POST",
    path: "/products/edits",
    access: { resource: "product", action: "update" },
    summary: "Change many products at once; all of it or nothing",
    body: ProductEditInput,
    /** `id` names the batch for as long as it may be taken back; null when nothing had to be changed. */
    reply: z.object({ id: z.nullable(Id), products: z.array(EditedProduct) }),
  }),
  /** Taken back twice is taken back once. */
  undo: endpoint({
    method: "POST",
    path: "/products/edits/:id/undo",
    access: { resource: "product", action: "update" },
    summary: "Take a batch back, but for what somebody changed again since",
    params: IdParams,
    reply: z.object({ undone: z.int(), kept: z.array(z.object({ id: Id, name: z.string() })) }),
    status: 200,
  }),
};
