"use client";

import { formatMoney } from "@mauzo/format/money";
import { Button } from "@mauzo/ui/button";
import { useTranslations } from "next-intl";

type Props = {
  total: number;
  owed: number;
  units: number;
  currency: string;
  busy: boolean;
  /** Why the order cannot be created. */
  problem: string | undefined;
  onSave: () => void;
};

/** The order's total while typing, and the save button; stays visible. */
export function TotalBar({ total, owed, units, currency, busy, problem, onSave }: Props) {
  const t = useTranslations("addOrder");
  return (
    <div
      data-bottom-bar
      className="sticky bottom-(--above-bar) z-10 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-card p-2.5 pl-4 shadow-float md:bottom-4 big-text:static"
    >
      <div aria-live="polite" className="min-w-32 grow">
        <p className="font-semibold tabular-nums">{formatMoney({ minor: Math.max(0, total), currency })}</p>
        <p className={problem ? "text-danger" : "text-muted"}>
          {problem ??
            (owed < total ? t("balance", { owed: formatMoney({ minor: owed, currency }) }) : t("units", { units }))}
        </p>
      </div>
      <Button busy={busy} onClick={onSave}>
        {t("save")}
      </Button>
    </div>
  );
}
