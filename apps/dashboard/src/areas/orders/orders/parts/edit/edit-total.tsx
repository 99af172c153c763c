"use client";

import type { Money } from "@mauzo/contract/shared";
import { formatMoney } from "@mauzo/format/money";
import { useTranslations } from "next-intl";

type Props = {
  total: Money;
  /** The change of the total; undefined while nothing is changed. */
  step: number | undefined;
  /** Why the edit cannot be saved. */
  problem: string | undefined;
};

/** The order's new total in the save bar, with the difference or what is wrong. */
export function EditTotal({ total, step, problem }: Props) {
  const t = useTranslations("editOrder");
  const difference = step === undefined ? t("same") : formatMoney({ ...total, minor: step });
  return (
    <div aria-live="polite" className="min-w-32 grow">
      <p className="font-semibold tabular-nums">{formatMoney(total)}</p>
      <p className={problem ? "text-danger" : "text-muted tabular-nums"}>
        {problem ?? (step !== undefined && step > 0 ? `+${difference}` : difference)}
      </p>
    </div>
  );
}
