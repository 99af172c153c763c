"use client";

import type { SalesSummary } from "@mauzo/contract/insights/sales-summary";
import { compactNumber } from "@mauzo/format/numbers/compact-number";
import { Skeleton } from "@mauzo/ui/skeleton";
import { clsx } from "clsx";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { barTime, changeOf, type Figure, figureText } from "../rules.ts";
import { CompareBars } from "./compare-bars.tsx";

const minorPerUnit = 100;

type Props = {
  figure: Figure;
  summary: SalesSummary | undefined;
  /** The list behind the number, if there is one. */
  href: string | undefined;
  className: string;
};

/** One figure with its change and bars; while a bar is selected, shows that bar's value instead of the total. */
export function SalesCard({ figure: { name, key }, summary, href, className }: Props) {
  const t = useTranslations("home");
  const language = useLocale();
  const [at, setAt] = useState<number>();
  const { now, before, currency = "", days_before: days = 7, unit = "day" } = summary ?? {};
  const [value, past] = [now?.[key] ?? 0, before?.[key] ?? 0];
  const percent = changeOf(value, past);
  const text = (minor: number) => figureText(key, minor, currency);
  const bars = now?.series.map((bar, place) => {
    const pair = { now: bar[key] ?? 0, before: before?.series[place]?.[key] ?? 0 };
    const time = barTime(bar.at, unit, language);
    return { ...pair, time, words: t("bar", { at: time, now: text(pair.now), before: text(pair.before) }) };
  });
  const pointed = at === undefined ? undefined : bars?.[at];
  const whole = key === "orders" ? compactNumber(value) : `${compactNumber(value / minorPerUnit)} ${currency}`;
  const change =
    percent === undefined
      ? t("noChange", { days })
      : t("change", { days, change: `${percent > 0 ? "+" : ""}${percent}%` });
  return (
    <div className={clsx("min-w-0 rounded-card border border-line bg-card p-4 xl:flex-1", className)}>
      <p className="truncate text-[0.8125rem] text-muted">{pointed ? `${t(name)} · ${pointed.time}` : t(name)}</p>
      <p
        title={text(value)}
        className={clsx(
          "mt-1 flex min-h-8 items-center font-semibold tabular-nums tracking-tight",
          pointed ? "text-sm" : "whitespace-nowrap text-[1.375rem]",
        )}
      >
        {pointed ? text(pointed.now) : null}
        {!pointed && !summary && <Skeleton className="h-6 w-16" />}
        {!pointed &&
          summary &&
          (href ? (
            <Link href={href} prefetch={false} className="underline-offset-4 hover:underline">
              {whole}
            </Link>
          ) : (
            whole
          ))}
      </p>
      <p className="min-h-8 text-muted text-xs">
        {pointed ? t("barBefore", { before: text(pointed.before) }) : summary && change}
      </p>
      {bars ? (
        <CompareBars label={t(name)} bars={bars} at={at} onPoint={setAt} />
      ) : (
        <Skeleton className="mt-2 h-10 w-full" />
      )}
    </div>
  );
}
