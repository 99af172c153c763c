"use client";

import type { TransactionStep } from "@mauzo/contract/ledger/transactions";
import { Card } from "@mauzo/ui/card";
import { useTranslations } from "next-intl";
import { RelativeTime } from "../../../../../components/relative-time.tsx";

/** The way of the money: each step with its time, its reference and who did it, oldest first. */
export function StepsCard({ steps }: { steps: readonly TransactionStep[] }) {
  const t = useTranslations("transactions");
  return (
    <Card title={t("way")}>
      <ol>
        {steps.map(({ step, at, reference, by }) => (
          <li
            key={`${step} ${at}`}
            className="relative pb-5 pl-6 last:pb-0 not-last:before:absolute not-last:before:top-2.5 not-last:before:bottom-[-0.6rem] not-last:before:left-[0.3125rem] not-last:before:w-px not-last:before:bg-line"
          >
            <span aria-hidden="true" className="absolute top-1.5 left-0 size-2.75 rounded-full bg-primary" />
            <p className="font-medium">{t(`steps.${step}`)}</p>
            <p className="flex flex-wrap gap-x-2 text-[0.8125rem] text-muted">
              <RelativeTime iso={at} full />
              {by !== "" && <bdi>{by}</bdi>}
              {reference !== "" && (
                <span>
                  {t("reference")}: <bdi className="break-all tabular-nums">{reference}</bdi>
                </span>
              )}
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
