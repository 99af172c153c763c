import type { CartClaim } from "@mauzo/contract/orders/payment-claims";
import type { BalanceClaim } from "@mauzo/contract/payments/balance-links";
import type * as z from "zod/mini";
import { inShop } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { notFound } from "../../../http/refuse.ts";
import { getOrder } from "../../orders/orders/get-order.ts";
import { claimForOrder } from "../../orders/payment-claims/steps/claim-for-order.ts";
import { lockDebt } from "../debts/steps/lock-debt.ts";
import { findLink, getOwner } from "./steps/find-link.ts";

type Said = { link: string; body: z.output<typeof BalanceClaim>; address: string };

/** Notes that whoever has the link says to have paid for an order, as on the order's own page. @throws as `claimForOrder`; 404 */
export async function claimBalance(deps: Deps, { link, body, address }: Said): Promise<CartClaim> {
  const { shopId, customerId: linked } = await findLink(deps, link);
  await deps.limiter.count("claim", { address, account: linked });
  const { order_id: orderId, ...claim } = body;
  return inShop(deps.pool, shopId, async (tx) => {
    const { customerId } = await getOwner(tx, shopId, linked);
    const { orders } = await lockDebt(tx, shopId, customerId);
    if (!orders.some(({ id }) => id === orderId)) throw notFound();
    return claimForOrder(tx, deps, { shopId, order: await getOrder(tx, shopId, orderId) }, claim);
  });
}
