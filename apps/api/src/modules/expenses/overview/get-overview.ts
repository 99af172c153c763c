import { expenseCategories } from "@mauzo/contract/expenses/expense-categories";
import { type ExpenseOverview, trendMonths } from "@mauzo/contract/expenses/expense-overview";
import { toIsoString } from "../../../db/columns.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { getBudgets } from "../budgets/get-budgets.ts";
import { findLock, findThisMonth } from "./queries/months.ts";
import { sumCost, sumSales } from "./queries/sold.ts";
import { findSpan, listSpent, type Spent } from "./queries/spent.ts";
import { monthBefore } from "./rules.ts";

const sumOf = (spent: readonly Spent[], matches: (each: Spent) => boolean, of: "minor" | "count" = "minor") =>
  spent.filter(matches).reduce((sum, each) => sum + each[of], 0);

/** A month of the shop, the present one if none is named: what was spent, against what, and what is left of the sales. */
export async function getOverview(tx: Tx, shopId: string, asked: string | undefined): Promise<ExpenseOverview> {
  const month = asked ?? (await findThisMonth(tx, shopId));
  const [last, next] = [monthBefore(month, 1), monthBefore(month, -1)];
  const days = { from: `${month}-01`, before: `${next}-01` };
  const { currency, ...span } = await findSpan(tx, shopId, days);
  const trend = Array.from({ length: trendMonths }, (_, at) => monthBefore(month, trendMonths - 1 - at));
  const all = await listSpent(tx, shopId, { from: `${trend[0]}-01`, before: days.before });
  const spent = all.filter(({ byCustomers, isGoods }) => !byCustomers && !isGoods);
  const sales = await sumSales(tx, shopId, span);
  const cost = await sumCost(tx, shopId, span);
  const lock = await findLock(tx, shopId, days.from);
  const { budgets } = await getBudgets(tx, shopId);
  const set = Object.values(budgets).filter((budget) => budget !== null);
  const ofMonth = (name: string) => sumOf(spent, (each) => each.month === name);
  const fees = sumOf(all, (each) => each.month === month && each.isFee);
  const feesByCustomers = sumOf(all, (each) => each.month === month && each.byCustomers);
  const own = sumOf(all, (each) => each.month === month && !each.isFee && !each.isGoods);
  const goods = sumOf(all, (each) => each.month === month && each.isGoods);
  return {
    ...{ month, currency, locked: lock ? { by: lock.by, at: toIsoString(lock.at) } : null },
    ...{ spent_minor: ofMonth(month), before_minor: ofMonth(last) },
    budget_minor: set.length === 0 ? null : set.reduce((sum, budget) => sum + budget, 0),
    categories: expenseCategories.map((category) => ({
      ...{ category, budget_minor: budgets[category] },
      spent_minor: sumOf(spent, (each) => each.month === month && each.category === category),
      before_minor: sumOf(spent, (each) => each.month === last && each.category === category),
      count: sumOf(spent, (each) => each.month === month && each.category === category, "count"),
    })),
    trend: trend.map((each) => ({ month: each, spent_minor: ofMonth(each) })),
    profit: {
      ...{ orders: sales.orders, sales_minor: sales.minor, cost_minor: cost.minor, pieces: cost.pieces },
      ...{ unknown_pieces: cost.unknownPieces, fees_minor: fees, fees_by_customers_minor: feesByCustomers },
      ...{
        expenses_minor: own,
        goods_minor: goods,
        profit_minor: sales.minor - cost.minor + feesByCustomers - fees - own,
      },
    },
  };
}
