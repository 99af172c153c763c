import { Product } from "@mauzo/contract/catalogue/products";
import { page } from "@mauzo/contract/shared";
import type { ShopCategory } from "@mauzo/contract/shop/shop";
import type * as z from "zod/mini";
import type { Tx } from "../../../db/scope.ts";
import { run, statement } from "../../../db/statement.ts";
import { readProducts } from "./queries/read-products.ts";

const Page = page(Product);
type Filter = {
  search?: string | undefined;
  category?: ShopCategory | undefined;
  cursor?: string | undefined;
  limit: number;
};

/** One page of the shop's products on sale, newest first. */
export async function getProductsPage(tx: Tx, shopId: string, filter: Filter): Promise<z.output<typeof Page>> {
  const read = readProducts(shopId, { ...filter, status: "published", sort: "newest" });
  // Under a name of its own: on a connection that has answered the read itself, the name of that is taken.
  const [row] = await run(tx, statement<{ json: unknown }>(`${read.statement.text} -- in a transaction`), read.values);
  // Outside of a read that hands the JSON on, the driver has parsed it.
  return Page.parse(row?.json ?? { items: [], next: null });
}
