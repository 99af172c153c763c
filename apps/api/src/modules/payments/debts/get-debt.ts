import { owedUntil } from "@mauzo/contract/orders/order-plans";
import type { Debt, DebtOrder } from "@mauzo/contract/payments/debts";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { notFound } from "../../../http/refuse.ts";
import { listAnswers } from "../../orders/answers/list-answers.ts";
import { listPlans } from "../../orders/plans/list-plans.ts";
import { findDebtor, listDebtOrders, listDebtPayments } from "./queries/find-debt.ts";
import { listReminders } from "./queries/list-reminders.ts";
import { listManualDebts } from "./queries/manual-debts.ts";
import { dayBefore, inOrderOfDays } from "./rules/debt-days.ts";

/** What a customer owes, order by order, and what was written down beside; also one who owes nothing any more. @throws 404 */
export async function getDebt(tx: Tx, shopId: string, id: string): Promise<Debt> {
  const debtor = await findDebtor(tx, shopId, id);
  if (!debtor) throw notFound();
  const { name, phone, currency, today, credit, limit } = debtor;
  const orders = await listOrders(tx, shopId, { id, today });
  const manual = inOrderOfDays(today, await listManualDebts(tx, shopId, id));
  const sum = (of: "owed" | "overdue") => ({
    minor: [...orders, ...manual].reduce((all, one) => all + one[of].minor, 0),
    currency,
  });
  return {
    ...{ id: debtor.id, name, phone, owed: sum("owed"), overdue: sum("overdue") },
    ...{
      credit: { minor: credit, currency },
      limit: limit === null ? null : { minor: limit, currency },
      ...{ orders, manual },
      payments: await listDebtPayments(tx, shopId, id),
      reminders: await listReminders(tx, shopId, id),
      today,
    },
  };
}

async function listOrders(tx: Tx, shopId: string, of: { id: string; today: string }): Promise<DebtOrder[]> {
  const owed = await listDebtOrders(tx, shopId, of.id);
  const orderIds = owed.map(({ id }) => id);
  const plans = await listPlans(tx, { shopId, orderIds });
  const answers = await listAnswers(tx, shopId, orderIds);
  return owed.map((order) => {
    const plan = plans.get(order.id) ?? [];
    const overdue = { ...order.owed, minor: owedUntil({ ...order, plan }, dayBefore(of.today)) };
    return { ...order, plan, overdue, said: answers.get(order.id) ?? null };
  });
}
