"use client";

import { Input } from "@mauzo/ui/input";
import { clsx } from "clsx";
import { useTranslations } from "next-intl";
import { type DayRange, dayIn, isRange, presetRange, presets } from "../../lib/list/day-range.ts";
import { useAccount } from "../../lib/session/account.tsx";

type Props = { value: DayRange | undefined; onChange: (range: DayRange | undefined) => void };

/** A range of days: a preset, or from one day to another, in the shop's time zone. Undefined means any time. */
export function DateRangePicker({ value, onChange }: Props) {
  const t = useTranslations("input");
  const today = dayIn(useAccount().shop.time_zone, new Date());
  const chips = [
    { label: t("anyTime"), range: undefined },
    ...presets.map((preset) => ({ label: t(`presets.${preset}`), range: presetRange(preset, today) })),
  ];
  const same = (range: DayRange | undefined) => range?.from === value?.from && range?.to === value?.to;
  const change = (next: DayRange) => isRange(next) && onChange(next);
  return (
    <fieldset aria-label={t("range")} className="flex min-w-0 flex-wrap items-center gap-2">
      {chips.map(({ label, range }) => (
        <button
          key={label}
          type="button"
          aria-pressed={same(range)}
          onClick={() => onChange(range)}
          className={clsx(
            "min-h-8 rounded-full px-3 text-[0.8125rem] transition-colors pointer-coarse:min-h-10",
            same(range) ? "bg-ink font-medium text-paper" : "bg-sunken text-ink hover:bg-line",
          )}
        >
          {label}
        </button>
      ))}
      <span className="flex min-w-0 flex-wrap items-center gap-2">
        <Input
          type="date"
          aria-label={t("from")}
          max={value?.to ?? today}
          value={value?.from ?? ""}
          onChange={({ target }) => change({ from: target.value, to: value?.to ?? today })}
          className="w-40! max-w-full"
        />
        <span aria-hidden="true">–</span>
        <Input
          type="date"
          aria-label={t("to")}
          min={value?.from}
          max={today}
          value={value?.to ?? ""}
          onChange={({ target }) => change({ from: value?.from ?? target.value, to: target.value })}
          className="w-40! max-w-full"
        />
      </span>
    </fieldset>
  );
}
