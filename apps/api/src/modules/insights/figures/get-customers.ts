import type { CustomerFigures, FigureDays } from "@mauzo/contract/insights/figures";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { findCurrency } from "./queries/find-currency.ts";
import { listAtRisk, listBestCustomers, sumBuyers } from "./queries/list-customers.ts";
import { spansOf } from "./rules/spans.ts";

/** Who bought in some days, beside the days before. `seesMoney`: without it, no sum of money is told. */
export async function getCustomers(
  tx: Tx,
  shopId: string,
  { days, seesMoney }: { days: FigureDays; seesMoney: boolean },
): Promise<CustomerFigures> {
  const spans = spansOf(days);
  const money = (minor: number) => (seesMoney ? minor : null);
  const sums = await sumBuyers(tx, shopId, spans);
  const sumsOf = (buyers: number, fresh: number, nameless_orders: number) => ({
    ...{ buyers, fresh, returning: buyers - fresh, nameless_orders },
  });
  return {
    currency: await findCurrency(tx, shopId),
    ...{ days, before_days: spans.before },
    now: sumsOf(sums.buyers, sums.fresh, sums.nameless),
    before: sumsOf(sums.before_buyers, sums.before_fresh, sums.before_nameless),
    best: (await listBestCustomers(tx, shopId, spans)).map((row) => ({
      ...{ ...row, minor: money(row.minor), before_minor: money(row.before_minor) },
    })),
    at_risk: (await listAtRisk(tx, shopId)).map((row) => ({ ...row, minor: money(row.minor) })),
  };
}
