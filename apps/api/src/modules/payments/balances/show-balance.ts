import type { Balance } from "@mauzo/contract/payments/balance-links";
import { inShop } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { getPaymentSettings } from "../../shop/payment-settings/get-payment-settings.ts";
import { getDebt } from "../debts/get-debt.ts";
import { getPayment } from "../payments/get-payment.ts";
import { offerForDebt } from "../payments/offer-for-debt.ts";
import { findAskedOrder } from "./queries.ts";
import { findLink, getOwner } from "./steps/find-link.ts";

/** What a customer owes, to whoever has the link. @throws 404 */
export async function showBalance(deps: Deps, link: string): Promise<Balance> {
  const found = await findLink(deps, link);
  const { shopId } = found;
  return inShop(deps.pool, shopId, async (tx) => {
    const { customerId, shopName, language, shopLanguage, timeZone } = await getOwner(tx, shopId, found.customerId);
    const { owed, overdue, credit, orders, payments, today } = await getDebt(tx, shopId, customerId);
    const dayOf = (moment: string) => new Date(moment).toLocaleDateString("sv-SE", { timeZone });
    const { ways, cash } = await getPaymentSettings(tx, shopId);
    const asked = await findAskedOrder(tx, shopId, customerId);
    return {
      ...{ shop_name: shopName, language: language ?? shopLanguage ?? "sw", owed, overdue, credit },
      orders: orders.map(
        ({ id, number, total, paid, owed, overdue, placed_at, due_on, is_overdue, plan, ...rest }) => ({
          ...{ id, number, total, paid, owed, overdue, placed_on: dayOf(placed_at), due_on, is_overdue, plan },
          ...{ said: rest.said, claimed: rest.claimed },
        }),
      ),
      promised_on: orders.find((order) => order.promised_on !== null)?.promised_on ?? null,
      today,
      payments: payments.map(({ id, amount, at, order }) => ({ id, amount, on: dayOf(at), number: order.number })),
      ways: owed.minor > 0 ? ways.filter(({ on }) => on).map(({ on: _, ...way }) => way) : [],
      takes_cash: cash,
      offer: await offerForDebt(tx, deps, { shopId, owed }),
      asked: asked ? await getPayment(tx, shopId, { ...asked, currency: owed.currency }) : null,
    };
  });
}
