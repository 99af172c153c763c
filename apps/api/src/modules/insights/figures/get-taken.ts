import type { FigureDays } from "@mauzo/contract/insights/figures";
import type { TakenFigures } from "@mauzo/contract/insights/taken-figures";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { findCurrency } from "./queries/find-currency.ts";
import { sumTaken } from "./queries/sum-taken.ts";

/** What each person took in some days. `seesMoney`: without it, no sum of money is told. */
export async function getTaken(
  tx: Tx,
  shopId: string,
  { days, seesMoney }: { days: FigureDays; seesMoney: boolean },
): Promise<TakenFigures> {
  const money = (minor: number) => (seesMoney ? minor : null);
  const rows = await sumTaken(tx, shopId, days);
  return {
    currency: await findCurrency(tx, shopId),
    days,
    items: rows.map(({ id, name, orders, sales, till_orders, till }) => ({
      ...{ id, name, orders, till_orders },
      ...{ sales_minor: money(sales), till_minor: money(till) },
    })),
  };
}
