import { type Product, products } from "@mauzo/contract/products";
import { guardCell } from "@mauzo/format/formula-guard";
import type { Deps } from "../../deps.ts";
import type { ShopVisit } from "../../http/visit.ts";
import { listPage } from "../products/steps/list-page.ts";
import { getShop } from "../shop/get-shop.ts";
import { csvAnswer } from "./csv-answer.ts";
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
  async function* rows() {
    yield form === "table" ? tableColumns : feedColumns;
    for (let cursor: string | undefined; ; ) {
      const page = products.list.reply.parse(JSON.parse((await read(listPage(shopId, { ...filter, cursor }))) ?? ""));
      for (const product of page.items) for (const row of rowsOf(product)) yield row.map(guardCell);
      if (page.next === null) return;
      cursor = page.next;
    }
  }
  return csvAnswer(rows(), form === "table" ? "products.csv" : "meta-catalogue.csv");
}
