import type { Product } from "@mauzo/contract/catalogue/products";
import type { Deps } from "../../../deps.ts";
import { csvAnswer } from "../../../http/files/csv-answer.ts";
import type { ShopVisit } from "../../../http/visit.ts";
import { getShop } from "../../shop/shop/get-shop.ts";
import { feedColumns, feedRows } from "./rules/feed-rows.ts";
import { tableColumns, tableRows } from "./rules/table-rows.ts";
import { everyProduct } from "./steps/every-product.ts";

type Query = Parameters<typeof everyProduct>[1] & { form: "table" | "meta" };

/** The products of a list as a file. */
export async function exportProducts(
  { env }: Pick<Deps, "env">,
  visit: ShopVisit,
  { form, ...filter }: Query,
): Promise<Response> {
  const shop = await visit.tx((tx) => getShop(tx, visit.shopId));
  const rowsOf = (product: Product) => (form === "table" ? tableRows(product) : feedRows(product, shop, env.siteUrl));
  async function* rows() {
    yield form === "table" ? tableColumns : feedColumns;
    for await (const product of everyProduct(visit, filter)) yield* rowsOf(product);
  }
  return csvAnswer(rows(), form === "table" ? "products.csv" : "meta-catalogue.csv");
}
