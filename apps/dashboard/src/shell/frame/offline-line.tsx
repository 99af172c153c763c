"use client";

import { formatAsOf } from "@mauzo/format/date-time";
import { type QueryClient, useIsFetching, useQueryClient } from "@tanstack/react-query";
import { CloudOff } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import type { Language } from "../../i18n/language.ts";
import { useNetworkLost } from "../../lib/offline/network.ts";
import { registerWorker } from "../../lib/offline/register-worker.ts";
import { useKeepQueries } from "../../lib/offline/use-offline.ts";
import { useAccount } from "../../lib/session/account.tsx";

function timeOfNewest(client: QueryClient, timeZone: string, language: Language): string {
  const newest = Math.max(
    ...client
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.dataUpdatedAt),
  );
  return formatAsOf(new Date(newest).toISOString(), Date.now(), timeZone, language);
}

/** Makes the back-office one that opens without a network; without one, says so, and from when the page is. */
export function OfflineLine() {
  const t = useTranslations("shell.offlineLine");
  const client = useQueryClient();
  const language = useLocale();
  const { user } = useAccount();
  const isLost = useNetworkLost();
  const isAtRest = useIsFetching() === 0;
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    if (isAtRest) setReady(true);
  }, [isAtRest]);
  useEffect(() => {
    if (isReady) void registerWorker();
  }, [isReady]);
  useKeepQueries(isReady);
  return (
    <div aria-live="polite">
      {isLost && (
        <p className="flex items-center gap-2.5 border-line border-b bg-accent-soft px-4 py-1.5 text-sm max-sm:px-3 max-sm:text-xs md:px-6 lg:px-8 big-text:px-2">
          <CloudOff aria-hidden="true" className="size-4 shrink-0" />
          <span className="min-w-0">{t("text", { time: timeOfNewest(client, user.time_zone, language) })}</span>
        </p>
      )}
    </div>
  );
}
