import { dashboardOrderPath } from "@mauzo/contract/orders/dashboard-order-path";
import { groupOrderLines } from "@mauzo/contract/orders/group-order-lines";
import type { Money } from "@mauzo/contract/shared";
import { formatMoney } from "@mauzo/format/money";
import { inShop } from "../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../deps.ts";
import type { JobPayloads } from "../../../jobs/job-definitions.ts";
import { safeDisplayName } from "../../../jobs/safe-display-name.ts";
import { findStaffEmail } from "../../account/staff/find-staff-email.ts";
import { findOrder } from "./queries/find-orders.ts";

const textOf = (quantity: number, names: string[], total: Money) =>
  `${quantity} × ${names.filter(Boolean).join(" · ")}   ${formatMoney(total)}`;

/**
 * Mails one of the shop's admins about a new order. Runs at least once: a repeat sends a second mail, but never makes a
 * second order.
 */
export async function mailNewOrder(
  { pool, mail, env }: JobDeps,
  { shopId, orderId, userId }: JobPayloads["order-mail"],
): Promise<void> {
  const [order, to] = await inShop(
    pool,
    shopId,
    async (tx) => [await findOrder(tx, shopId, orderId), await findStaffEmail(tx, shopId, userId)] as const,
  );
  if (!order || !to) return;
  const lines = groupOrderLines(order.lines).flatMap(({ productName, variants, addOns }) => [
    ...variants.map(({ quantity, name, total }) => textOf(quantity, [productName, name], total)),
    ...addOns.map(({ quantity, name, total }) => `  + ${textOf(quantity, [name], total)}`),
  ]);
  const text = [
    `Order ${order.order_id}`,
    [safeDisplayName(order.customer?.name ?? ""), order.customer?.phone].filter(Boolean).join(", "),
    ...(order.delivery ? [[order.delivery.method, order.delivery.place].filter(Boolean).join(", ")] : []),
    "",
    ...lines,
    ...order.charges.map(
      ({ kind, name, amount }) => `${name}   ${kind === "discount" ? "-" : ""}${formatMoney(amount)}`,
    ),
    "",
    `Total ${formatMoney(order.total)}`,
    "",
    env.dashboardUrl + dashboardOrderPath(order.id),
  ].join("\n");
  await mail.send({ to, subject: `New order ${order.order_id}: ${formatMoney(order.total)}`, text });
}
