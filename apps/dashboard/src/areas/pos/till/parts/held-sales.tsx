"use client";

import type { HeldSales as Held } from "@mauzo/contract/pos/till-drafts";
import { formatMoney } from "@mauzo/format/money";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { useTranslations } from "next-intl";
import { RelativeTime } from "../../../../components/relative-time.tsx";
import { saleTotals } from "../rules/sale.ts";

type Props = { held: Held; currency: string; onTake: (id: string) => void };

/** Sales that were put aside on this device, to go on with. */
export function HeldSales({ held, currency, onTake }: Props) {
  const t = useTranslations("pos");
  if (held.length === 0) return null;
  return (
    <Card title={t("held")} flush>
      <ul aria-label={t("held")}>
        {held.map(({ at, sale }) => (
          <li
            key={sale.id}
            className="flex items-center justify-between gap-3 border-line border-t px-4 py-2.5 first:border-0 md:px-5 big-text:flex-wrap"
          >
            <div className="min-w-0">
              <p className="wrap-anywhere">
                <bdi>{sale.customer.name || sale.lines.map(({ name }) => name).join(", ")}</bdi>
              </p>
              <p className="text-[0.8125rem] text-muted tabular-nums">
                {formatMoney({ minor: saleTotals(sale, []).total, currency })} · <RelativeTime iso={at} />
              </p>
            </div>
            <Button variant="secondary" size="sm" onClick={() => onTake(sale.id)}>
              {t("takeUp")}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
