import type { SalesRow } from "@mauzo/contract/insights/figures";
import { orderChannels } from "@mauzo/contract/orders/orders";
import { formatDay } from "@mauzo/format/date-time";
import { formatMoney } from "@mauzo/format/money";
import { formatCount } from "@mauzo/format/numbers/format-count";
import { useLocale, useTranslations } from "next-intl";
import { changeOf, partsOfDuration } from "./rules.ts";

/** What a figure has become since the days before: `+12%`, in words where there was nothing. */
export function useChangeText(): (now: number, before: number) => string {
  const t = useTranslations("analytics");
  return (now, before) => {
    const percent = changeOf(now, before);
    if (percent === undefined) return t(now === 0 ? "nothingTwice" : "nothingBefore");
    return t("change", { change: `${percent > 0 ? "+" : ""}${percent}%` });
  };
}

/** Sums of money where the reader sees them, else how many. */
export function useAmountText(currency: string, seesMoney: boolean): (value: number) => string {
  return (value) => (seesMoney ? formatMoney({ minor: value, currency }) : formatCount(value));
}

/** How long something took: `45 s`, `12 min`, `3 h 5 min`, `2 d 4 h`; a dash where nothing was measured. */
export function useDurationText(): (seconds: number | null) => string {
  const t = useTranslations("analytics.answers");
  return (seconds) => {
    if (seconds === null) return "–";
    const { unit, large, small } = partsOfDuration(seconds);
    if (unit === "seconds" || unit === "minutes") return t(`took.${unit}`, { count: String(large) });
    return t(`took.${unit}`, { count: String(large), rest: String(small) });
  };
}

export type SalesKind = "day" | "hour" | "weekday" | "channel";
const isChannel = (key: string): key is (typeof orderChannels)[number] => orderChannels.some((each) => each === key);
const weekdays = ["1", "2", "3", "4", "5", "6", "7"] as const;

/** The name of a day, an hour, a weekday or a channel. */
export function useRowName(): (kind: SalesKind, row: Pick<SalesRow, "key">) => string {
  const t = useTranslations("analytics");
  const language = useLocale();
  return (kind, { key }) => {
    if (kind === "day") return formatDay(key, language);
    if (kind === "hour") return `${key.padStart(2, "0")}:00`;
    if (kind === "channel") return isChannel(key) ? t(`channels.${key}`) : key;
    const day = weekdays.find((each) => each === key);
    return day ? t(`weekdays.${day}`) : key;
  };
}
