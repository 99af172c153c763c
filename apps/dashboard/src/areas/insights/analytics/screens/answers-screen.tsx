"use client";

import { formatDay } from "@mauzo/format/date-time";
import { formatCount } from "@mauzo/format/numbers/format-count";
import { Card } from "@mauzo/ui/card";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { PageHeader } from "../../../../components/page/page-header.tsx";
import { RelativeTime } from "../../../../components/relative-time.tsx";
import { dayIn } from "../../../../lib/list/day-range.ts";
import { useAccount } from "../../../../lib/session/account.tsx";
import { useAnswers, useAnswersFile } from "../data.ts";
import { daysOf, useAnalyticsFilters } from "../filters.ts";
import { useChangeText, useDurationText } from "../labels.ts";
import { FigureCard } from "../parts/figure-card.tsx";
import { QueryState } from "../parts/query-state.tsx";
import { RankedRows } from "../parts/ranked-rows.tsx";
import { SaveFile } from "../parts/save-file.tsx";
import { SpanChooser } from "../parts/span-chooser.tsx";

/** How fast customers get an answer and their conversations are closed, beside the days before, and by whom. */
export function AnswersScreen() {
  const t = useTranslations("analytics");
  const language = useLocale();
  const { shop } = useAccount();
  const [today] = useState(() => dayIn(shop.time_zone, new Date()));
  const [filters, setFilters] = useAnalyticsFilters();
  const days = daysOf(filters, today);
  const query = useAnswers(days);
  const save = useAnswersFile(days);
  const took = useDurationText();
  const changeText = useChangeText();
  const { data } = query;
  const times = ["answer_median_s", "answer_most_s", "closed_median_s", "closed_most_s"] as const;
  const counts = ["answers", "closed"] as const;
  return (
    <>
      <PageHeader
        title={t("answersTitle")}
        back={{ href: "/dashboard/conversations", label: t("answers.back") }}
        subtitle={t("days", { from: formatDay(days.from, language), to: formatDay(days.to, language) })}
      />
      <div className="flex flex-col gap-4">
        <SpanChooser
          span={filters.days}
          days={days}
          chosen={filters}
          today={today}
          onSpan={(span) => void setFilters({ days: span, from: null, to: null })}
          onDays={(chosen) => void setFilters(chosen)}
        />
        <p className="text-muted text-xs">{t("answers.rule")}</p>
        {!data && <QueryState query={query} />}
        {data && (
          <div className="flex flex-col gap-4" aria-busy={query.isFetching}>
            <p className="font-medium">
              {t("answers.waiting", { count: data.waiting })}{" "}
              {data.waits_since !== null && (
                <>
                  {t("answers.waitsSince")} <RelativeTime iso={data.waits_since} />
                </>
              )}
            </p>
            <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-3">
              {times.map((name) => (
                <FigureCard
                  key={name}
                  label={t(`answers.figures.${name}`)}
                  value={took(data.now[name])}
                  change={t("answers.before", { time: took(data.before[name]) })}
                  meaning={t(`answers.meanings.${name}`)}
                />
              ))}
              {counts.map((name) => (
                <FigureCard
                  key={name}
                  label={t(`answers.figures.${name}`)}
                  value={formatCount(data.now[name])}
                  change={changeText(data.now[name], data.before[name])}
                  meaning={t(`answers.meanings.${name}`)}
                />
              ))}
            </div>
            <Card
              title={t("answers.people")}
              description={t("answers.peopleText")}
              action={<SaveFile of={t("answers.people")} onSave={save} />}
            >
              <RankedRows
                empty={t("answers.nobody")}
                rows={data.people.map((row) => ({
                  ...{ key: row.id, name: row.name || t("answers.left"), size: row.answers },
                  value: t("answers.count", { count: row.answers }),
                  note: t("answers.person", {
                    ...{ median: took(row.answer_median_s), most: took(row.answer_most_s) },
                    ...{ before: took(row.before_answer_median_s), closed: formatCount(row.closed) },
                  }),
                }))}
              />
            </Card>
          </div>
        )}
      </div>
    </>
  );
}
