import type { orderExports } from "@mauzo/contract/orders/order-exports";
import { orders } from "@mauzo/contract/orders/orders";
import type * as z from "zod/mini";
import { csvResponse } from "../../../http/csv-export/csv-response.ts";
import { iterateRows } from "../../../http/csv-export/iterate-rows.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { requestLanguage } from "../../../http/request-language.ts";
import { getShop } from "../../shop/shop/get-shop.ts";
import { listOrdersPage } from "../orders/steps/list-orders-page.ts";
import { listOrderLines } from "../orders/steps/order-lines.ts";
import { words } from "./messages.ts";
import { rowOf } from "./rules.ts";

type Filter = z.output<typeof orderExports.file.query>;

/** Exports the orders of a list as a file, page by page, so that only one page is in memory. */
export async function exportOrders(context: ShopContext, filter: Filter): Promise<Response> {
  const { shopId, tx, read, requestHeader } = context;
  const shop = await tx((tx) => getShop(tx, shopId));
  const language = requestLanguage(requestHeader("accept-language"));
  const readPage = async (cursor: string | undefined) => {
    const found = await read(listOrdersPage(shopId, { ...filter, cursor }));
    const { items, next } = orders.list.reply.parse(JSON.parse(found ?? ""));
    const ids = items.map(({ id }) => id);
    const lines = await tx((tx) => listOrderLines(tx, shopId, ids));
    return { next, items: items.map((order) => ({ order, lines: lines.get(order.id) ?? [] })) };
  };
  async function* rows() {
    yield [...words[language].columns];
    for await (const { order, lines } of iterateRows(readPage)) yield rowOf(order, lines, language, shop);
  }
  return csvResponse(rows(), "orders.csv", context.phones);
}
