import type { CartPayment, NewPaymentRequest } from "@mauzo/contract/payments/payments";
import type * as z from "zod/mini";
import { inShop } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import { lockDebt } from "../debts/steps/lock-debt.ts";
import { askForPayment } from "../payments/ask-for-payment.ts";
import { cartPaymentOf } from "../payments/steps/payments-of-order.ts";
import { readPayingPhone } from "../payments/steps/read-paying-phone.ts";
import { findWaiting } from "./queries.ts";
import { findLink, getOwner } from "./steps/find-link.ts";

/**
 * Asks a phone to pay what a customer owes, or a part of it: what comes goes to what is due first, then to the oldest. One
 * prompt at a time, also where the order that is paid first is another one by now.
 * @throws 404; 409 while one waits and where nothing is owed; 422
 */
export async function payBalance(
  deps: Deps,
  { link, body, address }: { link: string; body: z.output<typeof NewPaymentRequest>; address: string },
): Promise<CartPayment> {
  const { shopId, customerId: linked } = await findLink(deps, link);
  const phone = readPayingPhone(body);
  // Each prompt disturbs somebody, who may be anybody: both who owes and the phone count.
  await deps.limiter.count("pushToOrder", { address, account: linked });
  await deps.limiter.count("pushToPhone", { address, account: phone });
  return inShop(deps.pool, shopId, async (tx) => {
    const { customerId } = await getOwner(tx, shopId, linked);
    const { owed, orders } = await lockDebt(tx, shopId, customerId);
    const [first] = orders;
    if (!first) throw refuse("payment_nothing_owed");
    const waiting = await findWaiting(tx, shopId, customerId);
    if (waiting) throw refuse({ code: "payment_waits", values: { phone: `…${waiting.phoneEnd}` } });
    const by = { userId: null, name: "" };
    const asked = { shopId, orderId: first.id, body, by, debt: { owed } };
    const { row, currency } = await askForPayment(tx, deps, asked);
    return cartPaymentOf(row, currency);
  });
}
