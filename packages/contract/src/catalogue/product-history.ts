import * as z from "zod/mini";
import { Id, Moment, Money } from "../shared.ts";

export const productChangeKinds = ["created", "changed", "archived", "restored"] as const;

/** The old and the new value of one field. `of` is the name of the variant or add-on; empty for the product itself. */
export const FieldChange = z.object({
  of: z.string(),
  field: z.enum([
    ...([
      "name",
      "description",
      "category",
      "status",
      "pictures",
      "option_names",
      "price",
      "stock",
      "low_stock_at",
      "sku",
      "barcode",
    ] as const),
    ...(["variant", "picture", "group", "choices", "add_on"] as const),
  ]),
  before: z.nullable(z.union([z.string(), z.int(), Money])),
  after: z.nullable(z.union([z.string(), z.int(), Money])),
});
export type FieldChange = z.infer<typeof FieldChange>;

/** One save of a product: who, when, and every field it changed. */
export const ProductChange = z.object({
  id: Id,
  kind: z.enum(productChangeKinds),
  by: z.string(),
  at: Moment,
  changes: z.array(FieldChange),
});
export type ProductChange = z.infer<typeof ProductChange>;

export const productSalesDays = 90;

/**
 * How much of a product was sold in the last `productSalesDays` days, in orders that were not cancelled, and the newest
 * of them.
 */
export const ProductSales = z.object({
  units: z.int(),
  orders: z.int(),
  total: Money,
  recent: z.array(
    z.object({ id: Id, number: z.string(), placed_at: Moment, quantity: z.int(), total: Money, status: z.string() }),
  ),
});
export type ProductSales = z.infer<typeof ProductSales>;
