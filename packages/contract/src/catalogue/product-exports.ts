import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Id } from "../shared.ts";
import { ProductFilter } from "./products.ts";

export const exportForms = ["table", "meta"] as const;
/** The same filter as `products.list`; the server does the paging. */
const ExportFilter = z.object({
  form: z._default(z.enum(exportForms), "table"),
  status: ProductFilter.shape.status,
  search: ProductFilter.shape.search,
  category: ProductFilter.shape.category,
  stock: ProductFilter.shape.stock,
  price_least: ProductFilter.shape.price_least,
  price_most: ProductFilter.shape.price_most,
});

/** Why a product, or one of its variants, is missing from the feed for a Meta catalogue; `free`: it costs nothing. */
export const feedGaps = ["draft", "no_picture", "free"] as const;
export const feedGapShown = 20;
/** What is in the feed and what is left out, each kind with the first of its products. */
export const FeedSummary = z.object({
  items: z.int(),
  gaps: z.array(
    z.object({ kind: z.enum(feedGaps), count: z.int(), products: z.array(z.object({ id: Id, name: z.string() })) }),
  ),
});
export type FeedSummary = z.infer<typeof FeedSummary>;

export const productExports = {
  feed: endpoint({
    method: "GET",
    path: "/product-exports/feed",
    access: { resource: "product", action: "read" },
    summary: "How many items a feed for a Meta catalogue has, and which products are left out of it, and why",
    reply: FeedSummary,
  }),
  file: endpoint({
    method: "GET",
    path: "/product-exports/products.csv",
    access: { resource: "product", action: "read" },
    summary: "Products as a CSV file that can be imported again, or as a feed for a Meta catalogue",
    query: ExportFilter,
    timeoutMs: 300_000,
    recorded: "products_exported",
    reply: z.unknown(),
  }),
};
