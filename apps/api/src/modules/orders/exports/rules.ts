import { orderItems } from "@mauzo/contract/orders/order-items";
import { owedMinorOf } from "@mauzo/contract/orders/order-states";
import type { OrderLine, OrderRow } from "@mauzo/contract/orders/orders";
import type { Shop } from "@mauzo/contract/shop/shop";
import { plainAmount } from "@mauzo/format/money";
import { words } from "./messages.ts";

type Faces = Pick<Shop, "time_zone" | "order_faces">;

type Line = Parameters<typeof orderItems>[0][number] & Pick<OrderLine, "name" | "quantity">;

/** What was ordered in a cell: `2 × Ice cream; 1 × Ice cream (+ 1 × Topping)`. */
const goodsOf = (lines: readonly Line[]): string =>
  orderItems(lines)
    .map(({ productName, variants, addOns }) => {
      const units = variants.map(
        ({ quantity, name }) => `${quantity} × ${[productName, name].filter(Boolean).join(" · ")}`,
      );
      const extras = addOns.map(({ quantity, name }) => `+ ${quantity} × ${name}`).join(", ");
      return [units.join(", ") || productName, extras && `(${extras})`].filter(Boolean).join(" ");
    })
    .join("; ");

/** An order as the cells of its row, in the order of the headings; day, hour and the words of its state are the shop's. */
export function rowOf(
  order: OrderRow,
  lines: readonly Line[],
  language: "en" | "sw",
  { time_zone: timeZone, order_faces }: Faces,
): string[] {
  const say = words[language];
  const goods = order_faces[order.goods].label[language] || say.goods[order.goods];
  // Sweden writes dates as spreadsheets read and sort them everywhere.
  const placed = new Date(order.placed_at).toLocaleString("sv-SE", { timeZone });
  return [
    ...[order.order_id, placed.slice(0, 10), placed.slice(11, 16)],
    ...[
      order.status === order.goods ? goods : say.status[order.status],
      goods,
      say.money[order.money],
      say.channel[order.channel],
    ],
    ...[order.customer?.name ?? "", order.customer?.phone ?? "", String(order.quantity)],
    ...[order.total.minor, order.paid.minor, owedMinorOf(order)].map(plainAmount),
    ...[order.total.currency, goodsOf(lines)],
  ];
}
