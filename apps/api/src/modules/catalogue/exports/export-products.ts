import type { Product } from "@mauzo/contract/catalogue/products";
import type { Deps } from "../../../deps.ts";
import { csvResponse } from "../../../http/csv-export/csv-response.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { getShop } from "../../shop/shop/get-shop.ts";
import { feedColumns, metaFeedRows } from "./rules/meta-feed-rows.ts";
import { productCsvRows, tableColumns } from "./rules/product-csv-rows.ts";
import { iterateProducts } from "./steps/iterate-products.ts";

type Query = Parameters<typeof iterateProducts>[1] & { form: "table" | "meta" };

/** Exports the products of a list as a file. */
export async function exportProducts(
  { env }: Pick<Deps, "env">,
  context: ShopContext,
  { form, ...filter }: Query,
): Promise<Response> {
  const shop = await context.tx((tx) => getShop(tx, context.shopId));
  const rowsOf = (product: Product) =>
    form === "table" ? productCsvRows(product) : metaFeedRows(product, shop, env.siteUrl);
  async function* rows() {
    yield form === "table" ? tableColumns : feedColumns;
    for await (const product of iterateProducts(context, filter)) yield* rowsOf(product);
  }
  return csvResponse(rows(), form === "table" ? "products.csv" : "meta-catalogue.csv", "shown");
}
