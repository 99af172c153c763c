"use client";

import { formatAsOf } from "@mauzo/format/date-time";
import { useQueryClient } from "@tanstack/react-query";
import { CloudOff } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useAccount } from "../../lib/session/account.tsx";

/** Says that there is no network, and from when what is shown is. */
export function OfflineNotice() {
  const t = useTranslations("shell.offlineLine");
  const language = useLocale();
  const { user } = useAccount();
  const queries = useQueryClient().getQueryCache().getAll();
  const newest = new Date(Math.max(...queries.map(({ state }) => state.dataUpdatedAt))).toISOString();
  return (
    <p className="flex items-center gap-2.5 border-line border-b bg-accent-soft px-4 py-1.5 text-sm max-sm:px-3 max-sm:text-xs md:px-6 lg:px-8 big-text:px-2">
      <CloudOff aria-hidden="true" className="size-4 shrink-0" />
      <span className="min-w-0">{t("text", { time: formatAsOf(newest, Date.now(), user.time_zone, language) })}</span>
    </p>
  );
}
