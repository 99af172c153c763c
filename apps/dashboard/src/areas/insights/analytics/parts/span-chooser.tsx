"use client";

import type { FigureDays } from "@mauzo/contract/insights/figures";
import { ChoiceChips } from "@mauzo/ui/choice-chips";
import { Input } from "@mauzo/ui/input";
import { useTranslations } from "next-intl";
import { isRange } from "../../../../lib/list/day-range.ts";
import { type Span, spans } from "../rules.ts";

type Props = {
  span: Span;
  days: FigureDays;
  /** Whether the days were chosen by hand. */
  isOwn: boolean;
  today: string;
  onSpan: (span: Span) => void;
  onDays: (days: FigureDays) => void;
};

/** Which days are shown: a span up to today, or from one day to another. */
export function SpanChooser({ span, days, isOwn, today, onSpan, onDays }: Props) {
  const t = useTranslations("analytics");
  const change = (next: FigureDays) => isRange(next) && onDays(next);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <ChoiceChips
        label={t("span")}
        chips={[
          ...spans.map((value) => ({ value, text: t(`spans.${value}`) })),
          ...(isOwn ? [{ value: "own" as const, text: t("ownDays") }] : []),
        ]}
        value={isOwn ? "own" : span}
        onChoose={(value) => value !== "own" && onSpan(value)}
      />
      <fieldset aria-label={t("ownDays")} className="flex min-w-0 flex-wrap items-center gap-2">
        <Input
          type="date"
          aria-label={t("from")}
          max={days.to}
          value={days.from}
          onChange={({ target }) => change({ from: target.value, to: days.to })}
          className="w-36! max-w-full"
        />
        <span aria-hidden="true">–</span>
        <Input
          type="date"
          aria-label={t("to")}
          min={days.from}
          max={today}
          value={days.to}
          onChange={({ target }) => change({ from: days.from, to: target.value })}
          className="w-36! max-w-full"
        />
      </fieldset>
    </div>
  );
}
