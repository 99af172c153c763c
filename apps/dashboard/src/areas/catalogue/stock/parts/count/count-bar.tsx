"use client";

import { mostCounted } from "@mauzo/contract/catalogue/stock";
import { formatCount } from "@mauzo/format/numbers/format-count";
import { Button } from "@mauzo/ui/button";
import { useTranslations } from "next-intl";
import { Progress } from "../../../../../components/progress.tsx";

type Props = { counted: number; unread: number; all: number; onReview: () => void };

/** The progress of the count and the button to review it; stays visible. */
export function CountBar({ counted, unread, all, onReview }: Props) {
  const t = useTranslations("stock.count");
  const words = t("progress", {
    counted: formatCount(counted),
    all: `${formatCount(Math.max(all, counted))}${all === mostCounted ? "+" : ""}`,
  });
  return (
    <div
      data-bottom-bar
      className="sticky bottom-(--above-bar) z-10 mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-card p-2.5 pl-4 shadow-float md:bottom-4 big-text:static"
    >
      <div className="min-w-32 grow">
        <p aria-live="polite" className="mb-1.5 tabular-nums">
          {words}
          {unread > 0 && <span className="block text-danger-strong">{t("unread", { count: unread })}</span>}
        </p>
        <Progress label={words} value={counted} max={Math.max(all, counted, 1)} />
      </div>
      <Button onClick={onReview}>{t("review")}</Button>
    </div>
  );
}
