import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Id } from "../shared.ts";
import { ProductFilter } from "./products.ts";

/** As many products are chosen, and dealt with, at once. */
export const productsAtOnce = 1000;
export const ProductIds = z.array(Id).check(
  z.minLength(1),
  z.maxLength(productsAtOnce),
  z.refine((ids) => new Set(ids).size === ids.length, "The same product is there twice"),
);
const Chosen = z.strictObject({ product_ids: ProductIds });
/** Those that are not as they were; the rest was so already. */
const Moved = z.object({ moved: z.array(Id) });

/** What is done with products that were chosen in a list. */
export const productChoices = {
  ids: endpoint({
    method: "GET",
    path: "/products/ids",
    access: { resource: "product", action: "read" },
    summary: "Which products match, in the order of a list, the first 1,000; `more` says that there are others",
    /** As `products.list` filters. */
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
  }),
  restore: endpoint({
    method: "POST",
    path: "/products/restore",
    access: { resource: "product", action: "delete" },
    summary: "Put many archived products back, each as it was",
    body: Chosen,
    reply: Moved,
    status: 200,
  }),
};
