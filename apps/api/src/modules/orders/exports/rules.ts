import { groupOrderLines } from "@mauzo/contract/orders/group-order-lines";
import { owedMinorOf } from "@mauzo/contract/orders/order-states";
import type { OrderLine, OrderRow } from "@mauzo/contract/orders/orders";
import type { Shop } from "@mauzo/contract/shop/shop";
import { plainAmount } from "@mauzo/format/money";
import { words } from "./messages.ts";

type Appearance = Pick<Shop, "time_zone" | "order_appearance">;

type Line = Parameters<typeof groupOrderLines>[0][number] & Pick<OrderLine, "name" | "quantity">;

/** The ordered products as one cell: `2 × Ice cream; 1 × Ice cream (+ 1 × Topping)`. */
const goodsOf = (lines: readonly Line[]): string =>
  groupOrderLines(lines)
    .map(({ productName, variants, addOns }) => {
      const units = variants.map(
        ({ quantity, name }) => `${quantity} × ${[productName, name].filter(Boolean).join(" · ")}`,
      );
      const extras = addOns.map(({ quantity, name }) => `+ ${quantity} × ${name}`).join(", ");
      return [units.join(", ") || productName, extras && `(${extras})`].filter(Boolean).join(" ");
    })
    .join("; ");

/**
 * An order as the cells of its row, in the order of the headings; date and time are in the shop's time zone, statuses
 * by the shop's names.
 */
export function rowOf(
  order: OrderRow,
  lines: readonly Line[],
  language: "en" | "sw",
  { time_zone: timeZone, order_appearance }: Appearance,
): string[] {
  const say = words[language];
  const fulfilment = order_appearance[order.fulfilment].label[language] || say.goods[order.fulfilment];
  // The Swedish date format is one that all spreadsheets read and sort.
  const placed = new Date(order.placed_at).toLocaleString("sv-SE", { timeZone });
  return [
    ...[order.order_id, placed.slice(0, 10), placed.slice(11, 16)],
    ...[
      order.status === order.fulfilment ? fulfilment : say.status[order.status],
      fulfilment,
      say.money[order.payment],
      say.channel[order.channel],
    ],
    ...[order.customer?.name ?? "", order.customer?.phone ?? "", String(order.quantity)],
    ...[order.total.minor, order.paid.minor, owedMinorOf(order)].map(plainAmount),
    ...[order.total.currency, goodsOf(lines)],
  ];
}
