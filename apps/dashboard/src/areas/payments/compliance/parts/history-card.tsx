"use client";

import type { ComplianceEvent } from "@mauzo/contract/payments/compliance";
import { complianceFileFields } from "@mauzo/contract/payments/compliance-states";
import { Card } from "@mauzo/ui/card";
import { useTranslations } from "next-intl";
import { RelativeTime } from "../../../../components/relative-time.tsx";

/** What became of the case, and who looked at its files, the newest first. */
export function HistoryCard({ history }: { history: readonly ComplianceEvent[] }) {
  const t = useTranslations("compliance");
  if (history.length === 0) return null;
  const nameOf = (about: string) => {
    const field = complianceFileFields.find((each) => each === about);
    return field ? ` · ${t(`fields.${field}`)}` : "";
  };
  return (
    <Card title={t("history")}>
      <ol className="flex flex-col gap-2">
        {history.map(({ id, kind, about, is_operator, by, at }) => (
          <li key={id}>
            <p>
              {t(`events.${kind}`)}
              {nameOf(about)}
            </p>
            <p className="text-[0.8125rem] text-muted">
              <bdi>{is_operator ? "Mauzo" : by}</bdi> · <RelativeTime iso={at} />
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
