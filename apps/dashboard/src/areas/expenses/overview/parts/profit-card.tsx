"use client";

import type { ExpenseOverview } from "@mauzo/contract/expenses/expense-overview";
import { formatMoney } from "@mauzo/format/money";
import { Card } from "@mauzo/ui/card";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useCanAccess } from "../../../../lib/session/use-can-access.ts";
import { rowsOfProfit } from "../rules.ts";

type Row = { label: string; minor: number; href?: string | undefined; onPress?: () => void; note?: string };
const numberClass = "underline-offset-4 hover:underline";

/** `onCosts`: shows what the sales cost. */
type Props = { overview: ExpenseOverview; onCosts: () => void };

/** What is left of the month's sales, line by line; each number leads to what it is made of. */
export function ProfitCard({ overview: { month, currency, profit }, onCosts }: Props) {
  const t = useTranslations("expenses");
  const seesOrders = useCanAccess({ resource: "orders", action: "read" });
  const money = (minor: number) => formatMoney({ minor, currency });
  const hrefs = rowsOfProfit(month);
  const { unknown_pieces: unknown, fees_by_customers_minor: covered } = profit;
  const rows: Row[] = [
    {
      label: t("sales"),
      minor: profit.sales_minor,
      href: seesOrders ? hrefs.sales : undefined,
      note: t("orders", { count: profit.orders }),
    },
    {
      label: t("cost"),
      minor: -profit.cost_minor,
      onPress: onCosts,
      ...(unknown > 0 && { note: t("unknownCost", { count: String(unknown), all: String(profit.pieces) }) }),
    },
    ...(covered > 0 ? [{ label: t("feesByCustomers"), minor: covered, href: hrefs.feesByCustomers }] : []),
    { label: t("fees"), minor: -profit.fees_minor, href: hrefs.fees },
    { label: t("ownExpenses"), minor: -profit.expenses_minor, href: hrefs.expenses },
  ];
  return (
    <Card title={t("profit")} description={t("profitText")}>
      <dl className="flex flex-col gap-2.5">
        {rows.map(({ label, minor, href, onPress, note }) => (
          <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-3">
            <dt>
              {label}
              {note !== undefined && <span className="block text-muted text-xs">{note}</span>}
            </dt>
            <dd className="ml-auto tabular-nums">
              {href !== undefined && (
                <Link href={href} prefetch={false} aria-label={`${label}: ${money(minor)}`} className={numberClass}>
                  {money(minor)}
                </Link>
              )}
              {onPress && (
                <button
                  type="button"
                  onClick={onPress}
                  aria-label={`${label}: ${money(minor)}`}
                  className={numberClass}
                >
                  {money(minor)}
                </button>
              )}
              {href === undefined && !onPress && money(minor)}
            </dd>
          </div>
        ))}
        <div className="flex flex-wrap items-baseline justify-between gap-x-3 border-line border-t pt-2.5 font-semibold">
          <dt>{t("left")}</dt>
          <dd className="ml-auto tabular-nums">{money(profit.profit_minor)}</dd>
        </div>
        {profit.goods_minor > 0 && (
          <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-muted">
            <dt>
              {t("goods")}
              <span className="block text-xs">{t("goodsNote")}</span>
            </dt>
            <dd className="ml-auto tabular-nums">
              <Link
                href={hrefs.goods}
                prefetch={false}
                aria-label={`${t("goods")}: ${money(profit.goods_minor)}`}
                className={numberClass}
              >
                {money(profit.goods_minor)}
              </Link>
            </dd>
          </div>
        )}
      </dl>
    </Card>
  );
}
