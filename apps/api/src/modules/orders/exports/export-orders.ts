import type { orderExports } from "@mauzo/contract/orders/order-exports";
import { orders } from "@mauzo/contract/orders/orders";
import type * as z from "zod/mini";
import { csvAnswer } from "../../../http/files/csv-answer.ts";
import { everyRow } from "../../../http/files/every-row.ts";
import { languageOf } from "../../../http/messages.ts";
import type { ShopVisit } from "../../../http/visit.ts";
import { getShop } from "../../shop/shop/get-shop.ts";
import { listLines } from "../orders/steps/list-lines.ts";
import { listPage } from "../orders/steps/list-page.ts";
import { words } from "./messages.ts";
import { rowOf } from "./rules.ts";

type Filter = z.output<typeof orderExports.file.query>;

/** The orders of a list as a file, page by page: however many there are, one page of them is in hand. */
export async function exportOrders(visit: ShopVisit, filter: Filter): Promise<Response> {
  const { shopId, tx, read, requestHeader } = visit;
  const shop = await tx((tx) => getShop(tx, shopId));
  const language = languageOf(requestHeader("accept-language"));
  const readPage = async (cursor: string | undefined) => {
    const found = await read(listPage(shopId, { ...filter, cursor }));
    const { items, next } = orders.list.reply.parse(JSON.parse(found ?? ""));
    const ids = items.map(({ id }) => id);
    const lines = await tx((tx) => listLines(tx, shopId, ids));
    return { next, items: items.map((order) => ({ order, lines: lines.get(order.id) ?? [] })) };
  };
  async function* rows() {
    yield [...words[language].columns];
    for await (const { order, lines } of everyRow(readPage)) yield rowOf(order, lines, language, shop);
  }
  return csvAnswer(rows(), "orders.csv");
}
