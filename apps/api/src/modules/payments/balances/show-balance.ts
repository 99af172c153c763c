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
    const { owed, overdue, credit, orders, manual, payments, today } = await getDebt(tx, shopId, customerId);
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
      manual: manual.map(({ id, kind, amount, owed, at, due_on, is_overdue }) => ({
        ...{ id, kind, amount, owed, written_on: dayOf(at), due_on, is_overdue },
      })),
      promised_on: [...orders, ...manual].find((one) => one.promised_on !== null)?.promised_on ?? null,
      today,
      payments: payments.map(({ id, amount, at, order }) => ({
        id,
        amount,
        on: dayOf(at),
        number: order?.number ?? null,
      })),
      ways: owed.minor > 0 ? ways.filter(({ on }) => on).map(({ on: _, ...way }) => way) : [],
      takes_cash: cash,
      // A phone is asked for an order; what comes goes to all that is owed.
      offer: await offerForDebt(tx, deps, { shopId, owed: orders.length > 0 ? owed : { ...owed, minor: 0 } }),
      asked: asked ? await getPayment(tx, shopId, { ...asked, currency: owed.currency }) : null,
    };
  });
}
