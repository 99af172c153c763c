import type { FigureDays, ProductFigures } from "@mauzo/contract/insights/figures";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { findCurrency } from "./queries/find-currency.ts";
import { groupCategories, listBest, listNever, listSlow, listTogether } from "./queries/list-products.ts";
import { listReorder } from "./queries/list-reorder.ts";
import { spansOf } from "./rules/spans.ts";

type Sums = { minor: number; before_minor: number };

/** What sold of the shop's products, and what is to be reordered. `seesMoney`: without it, no sum of money is told. */
export async function getProducts(
  tx: Tx,
  shopId: string,
  { days, seesMoney }: { days: FigureDays; seesMoney: boolean },
): Promise<ProductFigures> {
  const spans = spansOf(days);
  const money = (minor: number | null) => (seesMoney ? minor : null);
  const told = <Row extends Sums>(row: Row) => ({
    ...{ ...row, minor: money(row.minor), before_minor: money(row.before_minor) },
  });
  const product = <Row extends Sums & { margin_minor: number | null }>(row: Row) => ({
    ...{ ...told(row), margin_minor: money(row.margin_minor) },
  });
  return {
    currency: await findCurrency(tx, shopId),
    ...{ days, before_days: spans.before },
    best: (await listBest(tx, shopId, spans)).map(product),
    slow: (await listSlow(tx, shopId, spans)).map(product),
    never: await listNever(tx, shopId),
    reorder: (await listReorder(tx, shopId)).map((row) => ({ ...row, missed_minor: money(row.missed_minor) })),
    together: await listTogether(tx, shopId, spans),
    by_category: (await groupCategories(tx, shopId, spans)).map(told),
  };
}
