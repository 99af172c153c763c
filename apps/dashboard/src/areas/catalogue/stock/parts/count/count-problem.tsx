"use client";

import type { CountedLine } from "@mauzo/contract/catalogue/stock";
import { formatCount } from "@mauzo/format/numbers/format-count";
import { CircleAlert } from "lucide-react";
import { useTranslations } from "next-intl";

/** Why a line of a count was not saved, and what to do. */
export function CountProblem({ problem: { result, stock } }: { problem: CountedLine }) {
  const t = useTranslations("stock.count.results");
  if (result === "done") return null;
  return (
    <p role="alert" className="mt-1.5 flex items-start gap-1.5 text-[0.8125rem] text-danger-strong">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
      {t(result, { count: formatCount(stock ?? 0) })}
    </p>
  );
}
