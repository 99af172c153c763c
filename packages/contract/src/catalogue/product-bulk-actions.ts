import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import type { PlainCode } from "../errors.ts";
import { Id } from "../shared.ts";
import { ProductFilter } from "./products.ts";

/** How many products can be selected, and processed, at once. */
export const productsAtOnce = 1000;
export const ProductIds = z.array(Id).check(
  z.minLength(1),
  z.maxLength(productsAtOnce),
  z.refine((ids) => new Set(ids).size === ids.length, "product_twice" satisfies PlainCode),
);
const Chosen = z.strictObject({ product_ids: ProductIds });
/** The products that were changed; the rest already were in that state. */
const Moved = z.object({ moved: z.array(Id) });

/** Bulk actions for products selected in a list. */
export const productBulkActions = {
  ids: endpoint({
    method: "GET",
    path: "/products/ids",
    access: { resource: "product", action: "read" },
    summary:
      "The ids of the products that match, in the order of a list, the first 1,000; `more` says whether there are others",
    /** The same filter as `products.list`. */
    query: z.omit(ProductFilter, { cursor: true, limit: true }),
    reply: z.object({ ids: z.array(Id), more: z.boolean() }),
  }),
  archive: endpoint({
    method: "POST",
    path: "/products/archive",
    access: { resource: "product", action: "delete" },
    summary: "Take many products out of the shop, its page and its chat",
    body: Chosen,
    reply: Moved,
    status: 200,
    errors: ["not_found"],
  }),
  restore: endpoint({
    method: "POST",
    path: "/products/restore",
    access: { resource: "product", action: "delete" },
    summary: "Restore many archived products, each with its earlier status",
    body: Chosen,
    reply: Moved,
    status: 200,
    errors: ["not_found"],
  }),
};
