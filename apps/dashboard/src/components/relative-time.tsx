"use client";

import { formatAgo, formatDateTime, formatRelative } from "@mauzo/format/date-time";
import { useLocale } from "next-intl";
import { useEffect, useState } from "react";
import { useAccount } from "../lib/session/account.tsx";

const minuteMs = 60_000;

/**
 * A time in the person's time zone: relative for a day, with the full date on hover; then the date. `full` always shows
 * the date, `clock` the time of day once it is an hour old.
 */
export function RelativeTime({ iso, full = false, clock = false }: { iso: string; full?: boolean; clock?: boolean }) {
  const language = useLocale();
  const { user } = useAccount();
  const [nowMs, setNowMs] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  const date = formatDateTime(iso, user.time_zone, language);
  // A time fetched after the last tick may be slightly ahead of it.
  const now = Math.max(nowMs, Date.parse(iso));
  const ago = clock ? formatAgo(iso, now, user.time_zone, language) : formatRelative(iso, now, language);
  const shown = full ? date : (ago ?? date);
  return (
    <time dateTime={iso} title={date}>
      {shown}
    </time>
  );
}
