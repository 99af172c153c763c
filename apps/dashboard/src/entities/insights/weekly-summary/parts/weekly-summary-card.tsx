"use client";

import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { Checkbox } from "@mauzo/ui/checkbox";
import { Skeleton } from "@mauzo/ui/skeleton";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useChooseWeeklyMail } from "../actions/use-choose-weekly-mail.ts";
import { useWeeklySummary } from "../queries.ts";

/** The last week as it is mailed to the shop's admins, and whether this one is mailed it. `open`: it is shown at once. */
export function WeeklySummaryCard({ open = false }: { open?: boolean }) {
  const t = useTranslations("weeklySummary");
  const [shown, setShown] = useState(open);
  const query = useWeeklySummary(shown);
  const choose = useChooseWeeklyMail();
  const { data } = query;
  return (
    <Card title={t("title")} description={t("text")}>
      {!shown && (
        <Button variant="secondary" onClick={() => setShown(true)}>
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
