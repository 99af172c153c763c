import { orderItems } from "@mauzo/contract/orders/order-items";
import { orderPath } from "@mauzo/contract/orders/order-path";
import type { Money } from "@mauzo/contract/shared";
import { formatMoney } from "@mauzo/format/money";
import { inShop } from "../../../db/scope.ts";
import type { JobDeps } from "../../../deps.ts";
import { nameInMail } from "../../../jobs/name-in-mail.ts";
import type { Jobs } from "../../../jobs/queues.ts";
import { findStaffAddress } from "../../account/staff/find-staff-address.ts";
import { findOrder } from "./queries/read-orders.ts";

const textOf = (quantity: number, names: string[], total: Money) =>
  `${quantity} × ${names.filter(Boolean).join(" · ")}   ${formatMoney(total)}`;

/** Tells one of the shop's admins by mail that an order came in. Runs at least once: a repeat is a second mail, never a second order. */
export async function notifyOrder(
  { pool, mail, env }: JobDeps,
  { shopId, orderId, userId }: Jobs["order-mail"],
): Promise<void> {
  const [order, to] = await inShop(
    pool,
    shopId,
    async (tx) => [await findOrder(tx, shopId, orderId), await findStaffAddress(tx, shopId, userId)] as const,
  );
  if (!order || !to) return;
  const lines = orderItems(order.lines).flatMap(({ productName, variants, addOns }) => [
    ...variants.map(({ quantity, name, total }) => textOf(quantity, [productName, name], total)),
    ...addOns.map(({ quantity, name, total }) => `  + ${textOf(quantity, [name], total)}`),
  ]);
  const text = [
    `Order ${order.order_id}`,
    [nameInMail(order.customer?.name ?? ""), order.customer?.phone].filter(Boolean).join(", "),
    ...(order.delivery ? [[order.delivery.way, order.delivery.place].filter(Boolean).join(", ")] : []),
    "",
    ...lines,
    ...order.charges.map(
      ({ kind, name, amount }) => `${name}   ${kind === "discount" ? "-" : ""}${formatMoney(amount)}`,
    ),
    "",
    `Total ${formatMoney(order.total)}`,
    "",
    env.dashboardUrl + orderPath(order.id),
  ].join("\n");
  await mail.send({ to, subject: `New order ${order.order_id}: ${formatMoney(order.total)}`, text });
}
