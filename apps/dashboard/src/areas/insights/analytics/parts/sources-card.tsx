"use client";

import type { FigureDays } from "@mauzo/contract/insights/figures";
import type { SourceRow } from "@mauzo/contract/marketing/sources";
import { type TouchOrder, touchOrders } from "@mauzo/contract/shop/touches";
import { formatMoney } from "@mauzo/format/money";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { RankedRows } from "./ranked-rows.tsx";
import { SaveFile } from "./save-file.tsx";

const rowsPath = ({ source, id }: SourceRow, { from, to }: FigureDays, touch: TouchOrder) =>
  `/dashboard/orders?${new URLSearchParams({ source, ...(id && { source_id: id }), touch, from, to })}`;

type Props = {
  days: FigureDays;
  touch: TouchOrder;
  onTouch: (touch: TouchOrder) => void;
  /** Undefined until they are known; `waiting` shows meanwhile. */
  rows: readonly SourceRow[] | undefined;
  waiting: ReactNode;
  onSave: () => void;
};

/** Where orders came from, by the last touch or the first, each row leading to its orders. */
export function SourcesCard({ days, touch, onTouch, rows, waiting, onSave }: Props) {
  const t = useTranslations("analytics");
  return (
    <Card
      title={t("sources.title")}
      description={t("sources.text")}
      action={<SaveFile of={t("sources.title")} onSave={onSave} />}
    >
      <div className="mb-4 flex flex-wrap gap-2">
        {touchOrders.map((each) => (
          <Button
            key={each}
            variant={each === touch ? "secondary" : "ghost"}
            size="sm"
            aria-pressed={each === touch}
            onClick={() => onTouch(each)}
          >
            {t(`sources.touch.${each}`)}
          </Button>
        ))}
      </div>
      {!rows && waiting}
      {rows && (
        <RankedRows
          empty={t("nothing")}
          rows={rows.map((row) => ({
            key: `${row.source} ${row.id}`,
            name: t(`sources.kind.${row.source}`, { name: row.name }),
            href: rowsPath(row, days, touch),
            size: row.now.orders,
            value: t("sources.orders", { count: row.now.orders }),
            note: [
              t("sources.steps", { chats: row.now.chats, carts: row.now.carts }),
              ...(row.now.paid ? [t("sources.paid", { money: formatMoney(row.now.paid) })] : []),
              t("sources.before", { count: row.before.orders }),
            ].join(" · "),
          }))}
        />
      )}
    </Card>
  );
}
