import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { ProductFilter } from "./products.ts";

export const exportForms = ["table", "meta"] as const;
/** As `products.list` filters; the pages are the server's. */
const ExportFilter = z.object({
  form: z._default(z.enum(exportForms), "table"),
  status: ProductFilter.shape.status,
  search: ProductFilter.shape.search,
  category: ProductFilter.shape.category,
  stock: ProductFilter.shape.stock,
  price_least: ProductFilter.shape.price_least,
  price_most: ProductFilter.shape.price_most,
});

export const productExports = {
  file: endpoint({
    method: "GET",
    path: "/product-exports/products.csv",
    access: { resource: "product", action: "read" },
    summary: "Products as a CSV file that can be imported again, or as a feed for a catalogue of Meta",
    query: ExportFilter,
    reply: z.unknown(),
  }),
};
