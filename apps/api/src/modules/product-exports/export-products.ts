import { type Product, products } from "@mauzo/contract/products";
import type { Deps } from "../../deps.ts";
import { csvAnswer } from "../../http/files/csv-answer.ts";
import { everyRow } from "../../http/files/every-row.ts";
import type { ShopVisit } from "../../http/visit.ts";
import { listPage } from "../products/steps/list-page.ts";
import { getShop } from "../shop/get-shop.ts";
import { feedColumns, feedRows } from "./rules/feed-rows.ts";
import { tableColumns, tableRows } from "./rules/table-rows.ts";

type Query = Omit<Parameters<typeof listPage>[1], "cursor"> & { form: "table" | "meta" };

/** The products of a list as a file, page by page: however many there are, one page of them is in hand. */
export async function exportProducts(
  { env }: Pick<Deps, "env">,
  { shopId, tx, read }: ShopVisit,
  { form, ...filter }: Query,
): Promise<Response> {
  const shop = await tx((tx) => getShop(tx, shopId));
  const rowsOf = (product: Product) => (form === "table" ? tableRows(product) : feedRows(product, shop, env.siteUrl));
  const readPage = async (cursor: string | undefined) =>
    products.list.reply.parse(JSON.parse((await read(listPage(shopId, { ...filter, cursor }))) ?? ""));
  async function* rows() {
    yield form === "table" ? tableColumns : feedColumns;
    for await (const product of everyRow(readPage)) yield* rowsOf(product);
  }
  return csvAnswer(rows(), form === "table" ? "products.csv" : "meta-catalogue.csv");
}
