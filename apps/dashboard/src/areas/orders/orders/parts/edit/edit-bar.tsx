"use client";

import type { Money } from "@mauzo/contract/shared";
import { formatMoney } from "@mauzo/format/money";
import { Button } from "@mauzo/ui/button";
import { useTranslations } from "next-intl";

type Props = {
  total: Money;
  /** The change of the total; undefined while nothing is changed. */
  step: number | undefined;
  /** Why the edit cannot be saved. */
  problem: string | undefined;
  busy: boolean;
  ready: boolean;
  onSave: () => void;
};

/** The order's new total, and the save button; stays visible. */
export function EditBar({ total, step, problem, busy, ready, onSave }: Props) {
  const t = useTranslations("editOrder");
  const difference = step === undefined ? t("same") : formatMoney({ ...total, minor: step });
  return (
    <div
      data-bottom-bar
      className="sticky bottom-19 z-10 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-card p-2.5 pl-4 shadow-float md:bottom-4 big-text:static"
    >
      <div aria-live="polite" className="min-w-32 grow">
        <p className="font-semibold tabular-nums">{formatMoney(total)}</p>
        <p className={problem ? "text-danger" : "text-muted tabular-nums"}>
          {problem ?? (step !== undefined && step > 0 ? `+${difference}` : difference)}
        </p>
      </div>
      <Button busy={busy} disabled={!ready} onClick={onSave}>
        {t("save")}
      </Button>
    </div>
  );
}
