"use client";

import { formatDateTime } from "@mauzo/format/date-time";
import { isolateBidi } from "@mauzo/format/isolate-bidi";
import { Card } from "@mauzo/ui/card";
import { EmptyState } from "@mauzo/ui/empty-state";
import { ChevronRight, FileCheck } from "lucide-react";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { PageHeader } from "../../../../components/page/page-header.tsx";
import { useDeskQueue, useDeskTimeZone } from "../data.ts";

/** The shops whose documents wait for a decision, the longest first. */
export function DeskQueueScreen() {
  const t = useTranslations("desk");
  const language = useLocale();
  const zone = useDeskTimeZone();
  const items = useDeskQueue().data?.items ?? [];
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("titleText")} />
      <Card flush>
        {items.length === 0 ? (
          <EmptyState picture={<FileCheck className="size-6" />} title={t("none")} text={t("noneText")} />
        ) : (
          <ul className="divide-y divide-line">
            {items.map(({ shop, shop_name, submitted_at }) => (
              <li key={shop}>
                <Link
                  href={`/operator/cases/${shop}`}
                  className="flex min-h-14 items-center gap-3 px-4 py-2.5 hover:bg-sunken md:px-5"
                >
                  <span className="min-w-0 grow">
                    <span className="block wrap-anywhere font-medium">{isolateBidi(shop_name)}</span>
                    <span className="block text-[0.8125rem] text-muted">
                      {t("waitsSince", { at: formatDateTime(submitted_at, zone, language) })}
                    </span>
                  </span>
                  <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted" />
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </>
  );
}
