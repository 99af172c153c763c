"use client";

import type { Supplier } from "@mauzo/contract/expenses/suppliers";
import { formatMoney } from "@mauzo/format/money";
import { clsx } from "clsx";
import { useTranslations } from "next-intl";

const sums = ["owed", "overdue", "due_soon"] as const;

/** What is owed, of that what is overdue, and what is due within a week. */
export function OwedSums({ of }: { of: Pick<Supplier, (typeof sums)[number]> }) {
  const t = useTranslations("suppliers");
  return (
    <dl aria-label={t("sums")} className="mb-4 grid grid-cols-1 gap-3 sm:grid-cols-3">
      {sums.map((name) => (
        <div key={name} className="rounded-card border border-line bg-card px-4 py-3">
          <dt className="text-[0.8125rem] text-muted">{t(name)}</dt>
          <dd
            className={clsx(
              "font-semibold text-lg tabular-nums",
              name === "overdue" && of.overdue.minor > 0 && "text-danger",
            )}
          >
            {formatMoney(of[name])}
          </dd>
        </div>
      ))}
    </dl>
  );
}
