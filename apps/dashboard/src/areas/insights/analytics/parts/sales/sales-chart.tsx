"use client";

import type { FigureFile, SalesFigures, SalesRow } from "@mauzo/contract/insights/figures";
import { formatMoney } from "@mauzo/format/money";
import { formatCount } from "@mauzo/format/numbers/format-count";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { type SalesKind, useAmountText, useRowName } from "../../labels.ts";
import { pathWith } from "../../rules.ts";
import { ChartCard } from "../chart/chart-card.tsx";
import { FigureTable } from "../chart/figure-table.tsx";
import { SaveFile } from "../save-file.tsx";

type Props = {
  kind: Exclude<SalesKind, "channel">;
  file: FigureFile;
  figures: SalesFigures;
  rows: readonly SalesRow[];
  title: string;
  meaning: string;
  /** Saves the rows as a file; undefined for people who may not. */
  save: ((file: FigureFile) => void) | undefined;
};

/** Of a day `20/11`, as there is no more room. */
const shortDay = (day: string) => `${day.slice(8)}/${day.slice(5, 7)}`;
const minorPerUnit = 100;

/** Sales by day, hour or weekday; orders for who sees no money. */
export function SalesChart({ kind, file, figures: { currency }, rows, title, meaning, save }: Props) {
  const t = useTranslations("analytics");
  const nameOf = useRowName();
  const seesMoney = rows.every(({ sales_minor }) => sales_minor !== null);
  const write = useAmountText(currency, seesMoney);
  const points = useMemo(
    () =>
      rows.map((row) => ({
        name: nameOf(kind, row),
        short: kind === "day" ? shortDay(row.key) : kind === "hour" ? row.key : nameOf(kind, row).slice(0, 6),
        now: row.sales_minor ?? row.orders,
        before: row.before_sales_minor ?? row.before_orders,
      })),
    [rows, kind, nameOf],
  );
  // What somebody looks for first stands where a phone shows it.
  const shown = seesMoney ? (["sales_minor", "orders"] as const) : (["orders"] as const);
  const beforeOf = (name: (typeof shown)[number]) => t("columns.before", { name: t(`figures.${name}`) });
  const money = (minor: number | null) => (minor === null ? [] : [formatMoney({ minor, currency })]);
  return (
    <ChartCard
      {...{ title, points, write, unit: seesMoney ? minorPerUnit : 1, kind: kind === "day" ? "line" : "bars" }}
      description={meaning}
      action={<SaveFile of={title} onSave={save && (() => save(file))} />}
    >
      <FigureTable
        label={title}
        columns={[t("columns.name"), ...shown.map((name) => t(`figures.${name}`)), ...shown.map(beforeOf)]}
        rows={rows.map((row) => ({
          ...{ key: row.key, name: nameOf(kind, row) },
          ...(kind === "day" && { href: pathWith("/dashboard/orders", { from: row.key, to: row.key }) }),
          cells: [
            ...[...money(row.sales_minor), formatCount(row.orders)],
            ...[...money(row.before_sales_minor), formatCount(row.before_orders)],
          ],
        }))}
      />
    </ChartCard>
  );
}
