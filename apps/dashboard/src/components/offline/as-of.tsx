"use client";

import { formatAsOf } from "@mauzo/format/date-time";
import { useLocale, useTranslations } from "next-intl";
import { useAccount } from "../../lib/session/account.tsx";

/** From when a list is that cannot be read now; `at` is in milliseconds. */
export function AsOf({ at }: { at: number }) {
  const t = useTranslations("shell");
  const language = useLocale();
  const { user } = useAccount();
  const iso = new Date(at).toISOString();
  return (
    <time dateTime={iso} className="text-muted text-xs">
      {t("asOf", { time: formatAsOf(iso, Date.now(), user.time_zone, language) })}
    </time>
  );
}
