import type { Debt } from "@mauzo/contract/payments/debts";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { notFound } from "../../../http/refuse.ts";
import { findDebtor, listDebtOrders, listDebtPayments } from "./queries/find-debt.ts";

/** What a customer owes, order by order; also one who owes nothing any more. @throws 404 */
export async function getDebt(tx: Tx, shopId: string, id: string): Promise<Debt> {
  const debtor = await findDebtor(tx, shopId, id);
  if (!debtor) throw notFound();
  const { name, phone, currency, today, credit } = debtor;
  const orders = await listDebtOrders(tx, shopId, id);
  const sum = (of: typeof orders) => ({ minor: of.reduce((all, { owed }) => all + owed.minor, 0), currency });
  return {
    ...{ id: debtor.id, name, phone, owed: sum(orders), overdue: sum(orders.filter((order) => order.is_overdue)) },
    ...{ credit: { minor: credit, currency }, orders, payments: await listDebtPayments(tx, shopId, id), today },
  };
}
