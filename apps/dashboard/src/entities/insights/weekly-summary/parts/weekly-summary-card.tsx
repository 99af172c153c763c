"use client";

import type { WeeklySummary } from "@mauzo/contract/insights/weekly-summary";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { Checkbox } from "@mauzo/ui/checkbox";
import { Skeleton } from "@mauzo/ui/skeleton";
import { useTranslations } from "next-intl";
import { useChooseWeeklyMail } from "../actions/use-choose-weekly-mail.ts";

type Props = {
  query: { data: WeeklySummary | undefined; isError: boolean; refetch: () => unknown };
  /** Where it is read only once it is asked for: whether it was, and what asks. */
  shown?: boolean;
  onShow?: () => void;
};

/** The last week as it is mailed to the shop's admins, and whether this one is mailed it. */
export function WeeklySummaryCard({ query, shown = true, onShow }: Props) {
  const t = useTranslations("weeklySummary");
  const choose = useChooseWeeklyMail();
  const { data } = query;
  return (
    <Card title={t("title")} description={t("text")}>
      {!shown && (
        <Button variant="secondary" onClick={onShow}>
          {t("show")}
        </Button>
      )}
      {shown && !data && !query.isError && <Skeleton className="h-24" />}
      {query.isError && !data && (
        <p className="text-muted">
          {t("failed")}{" "}
          <Button variant="link" size="sm" onClick={() => void query.refetch()}>
            {t("retry")}
          </Button>
        </p>
      )}
      {data && (
        <div className="flex flex-col gap-4">
          <div className="flex flex-col gap-2 border-line border-l-2 pl-3">
            <p className="break-words font-medium">{data.subject}</p>
            {data.lines.map((line) => (
              <p key={line} className="break-words">
                {line}
              </p>
            ))}
          </div>
          <Checkbox
            label={t("wanted")}
            checked={choose.isPending ? choose.variables : data.is_wanted}
            disabled={choose.isPending}
            onChange={(event) => choose.mutate(event.target.checked)}
            className="min-h-11"
          />
        </div>
      )}
    </Card>
  );
}
