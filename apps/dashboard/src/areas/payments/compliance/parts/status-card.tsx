"use client";

import type { ComplianceStatus } from "@mauzo/contract/payments/compliance";
import type { ComplianceState } from "@mauzo/contract/payments/compliance-states";
import { formatMoney } from "@mauzo/format/money";
import { Badge, type BadgeTone } from "@mauzo/ui/badge";
import { Card } from "@mauzo/ui/card";
import { useTranslations } from "next-intl";

const toneOf: Record<ComplianceState, BadgeTone> = {
  ...{ draft: "neutral", submitted: "info", approved: "primary" },
  ...{ needs_attention: "danger", expired: "danger" },
};

const nameOf = { 0: "none", 1: "owner", 2: "papers" } as const;

/** How far the shop is, in words, and what each step lets it withdraw. */
export function StatusCard({ status }: { status: ComplianceStatus }) {
  const t = useTranslations("compliance");
  const { state, level, ladder, left_today } = status;
  return (
    <Card title={t("state")} action={<Badge tone={toneOf[state]}>{t(`states.${state}`)}</Badge>}>
      <p className="max-w-prose">{t(`stateTexts.${state}`)}</p>
      <ol aria-label={t("ladder")} className="mt-3 divide-y divide-line border-line border-y">
        {ladder.map((step) => (
          <li
            key={step.level}
            aria-current={step.level === level ? "step" : undefined}
            className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5 aria-[current]:font-semibold"
          >
            <span>
              {t(`levels.${nameOf[step.level]}`)}
              {step.level === level && <span className="text-muted"> · {t("here")}</span>}
            </span>
            <span className="tabular-nums">
              {step.day_limit.minor === 0 ? t("nothing") : t("aDay", { amount: formatMoney(step.day_limit) })}
            </span>
          </li>
        ))}
      </ol>
      {level > 0 && <p className="mt-3 text-muted">{t("leftToday", { amount: formatMoney(left_today) })}</p>}
    </Card>
  );
}
