import type { OrderRow } from "@mauzo/contract/orders";
import { plainAmount } from "@mauzo/format/money";
import { words } from "./messages.ts";

/** An order as the cells of its row, in the order of the headings; day and hour are the shop's. */
export function rowOf(order: OrderRow, language: "en" | "sw", timeZone: string): string[] {
  const say = words[language];
  // Sweden writes dates as spreadsheets read and sort them everywhere.
  const placed = new Date(order.placed_at).toLocaleString("sv-SE", { timeZone });
  const owedMinor = order.goods === "cancelled" ? 0 : Math.max(0, order.total.minor - order.paid.minor);
  return [
    ...[order.order_id, placed.slice(0, 10), placed.slice(11, 16)],
    ...[say.status[order.status], say.goods[order.goods], say.money[order.money], say.channel[order.channel]],
    ...[order.customer?.name ?? "", order.customer?.phone ?? "", String(order.quantity)],
    ...[order.total.minor, order.paid.minor, owedMinor].map(plainAmount),
    order.total.currency,
  ];
}
