import { type ProductChange, productChangeKinds } from "@mauzo/contract/catalogue/product-history";
import type { ShopCategory } from "@mauzo/contract/shop/shop";
import { sql } from "drizzle-orm";
import { jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, moment, shopId } from "../../columns.ts";

/** What a batch changed in one product: each field as [before, after]. */
type Undo = {
  /** The batch created the product. */
  made?: true;
  name?: [string, string];
  description?: [string, string];
  optionNames?: [string[], string[]];
  category?: [ShopCategory, ShopCategory];
  published?: [boolean, boolean];
  prices?: [id: string, before: number, after: number][];
  lowStockAts?: [id: string, before: number | null, after: number | null][];
  skus?: [id: string, before: string | null, after: string | null][];
  barcodes?: [id: string, before: string | null, after: string | null][];
  stock?: [id: string, delta: number][];
  /** Variants the batch added, each with its price. */
  added?: [id: string, minor: number][];
  /** Something else changed that cannot be undone. */
  rest?: true;
};

export const productChanges = pgTable("product_changes", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  productId: uuid("product_id").notNull(),
  kind: text("kind", { enum: productChangeKinds }).notNull(),
  userId: uuid("user_id").notNull(),
  userName: text("user_name").notNull(),
  changes: jsonb("changes").$type<ProductChange["changes"]>().notNull(),
  undo: jsonb("undo").$type<Undo>(),
  batchId: uuid("batch_id"),
  takesBack: uuid("takes_back"),
  createdAt: moment("created_at").notNull().defaultNow(),
});
