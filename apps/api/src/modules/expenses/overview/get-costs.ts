import type { ExpenseCosts } from "@mauzo/contract/expenses/expense-overview";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { listCosts } from "./queries/sold.ts";
import { findSpan } from "./queries/spent.ts";
import { monthBefore } from "./rules.ts";

/** What the cost of a month's sales is made of. */
export async function getCosts(tx: Tx, shopId: string, month: string): Promise<ExpenseCosts> {
  const days = { from: `${month}-01`, before: `${monthBefore(month, -1)}-01` };
  const { currency, ...span } = await findSpan(tx, shopId, days);
  return { month, currency, ...(await listCosts(tx, shopId, span)) };
}
