"use client";

import { type FigureDays, maxFigureDays } from "@mauzo/contract/insights/figures";
import { formatDay } from "@mauzo/format/date-time";
import { ChoiceChips } from "@mauzo/ui/choice-chips";
import { Input } from "@mauzo/ui/input";
import { useLocale, useTranslations } from "next-intl";
import { type Chosen, problemOfDays, type Span, spans } from "../rules.ts";

type Props = {
  span: Span;
  days: FigureDays;
  /** The days that were chosen by hand; not those that are shown where they are none. */
  chosen: Chosen;
  today: string;
  onSpan: (span: Span) => void;
  onDays: (days: FigureDays) => void;
};

/** Which days are shown: a span up to today, or from one day to another. */
export function SpanChooser({ span, days, chosen, today, onSpan, onDays }: Props) {
  const t = useTranslations("analytics");
  const language = useLocale();
  const problem = problemOfDays(chosen);
  const isOwn = days.from === chosen.from && days.to === chosen.to;
  const written = problem ? { from: chosen.from ?? "", to: chosen.to ?? "" } : days;
  // A field that is being typed into is empty until it holds a day.
  const change = (next: FigureDays) => next.from !== "" && next.to !== "" && onDays(next);
  return (
    <div className="flex flex-col gap-2">
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
            aria-invalid={problem !== undefined}
            max={today}
            value={written.from}
            onChange={({ target }) => change({ from: target.value, to: written.to })}
            className="w-36! max-w-full"
          />
          <span aria-hidden="true">–</span>
          <Input
            type="date"
            aria-label={t("to")}
            aria-invalid={problem !== undefined}
            max={today}
            value={written.to}
            onChange={({ target }) => change({ from: written.from, to: target.value })}
            className="w-36! max-w-full"
          />
        </fieldset>
      </div>
      <p role="status" className="text-danger-strong text-sm empty:hidden">
        {problem &&
          t(`dayProblems.${problem}`, {
            most: String(maxFigureDays),
            ...{ from: formatDay(days.from, language), to: formatDay(days.to, language) },
          })}
      </p>
    </div>
  );
}
