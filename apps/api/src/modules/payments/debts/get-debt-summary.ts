import type { DebtSummary } from "@mauzo/contract/payments/debts";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { notFound } from "../../../http/refuse.ts";
import { findDebtSums } from "./queries/find-debt.ts";

/** What the shop is owed in all. */
export async function getDebtSummary(tx: Tx, shopId: string): Promise<DebtSummary> {
  const sums = await findDebtSums(tx, shopId);
  if (!sums) throw notFound();
  const { currency, customers, ages } = sums;
  const money = (minor: number) => ({ minor, currency });
  return {
    ...{ owed: money(sums.owed), overdue: money(sums.overdue), soon: money(sums.soon), customers },
    ages: {
      ...{ week: money(ages.week), month: money(ages.month) },
      ...{ two_months: money(ages.two_months), older: money(ages.older) },
    },
    nameless: money(sums.nameless),
  };
}
