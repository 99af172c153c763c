import { Product } from "@mauzo/contract/catalogue/products";
import { page } from "@mauzo/contract/shared";
import type { ShopCategory } from "@mauzo/contract/shop/shop";
import type * as z from "zod/mini";
import { runStatement, statement } from "../../../db/prepared-statement.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { readProducts } from "./queries/read-products.ts";

const Page = page(Product);
type Filter = {
  search?: string | undefined;
  category?: ShopCategory | undefined;
  cursor?: string | undefined;
  limit: number;
};

/** One page of the shop's products on sale, newest first. */
export async function listSellableProducts(tx: Tx, shopId: string, filter: Filter): Promise<z.output<typeof Page>> {
  const read = readProducts(shopId, { ...filter, status: "published", sort: "created_desc" });
  // Needs its own statement name: on a connection that has also run this query as a read, that name is taken.
  const [row] = await runStatement(
    tx,
    statement<{ json: unknown }>(`${read.statement.text} -- in a transaction`),
    read.values,
  );
  // Only a read passes the JSON on as text; here the driver has already parsed it.
  return Page.parse(row?.json ?? { items: [], next: null });
}
