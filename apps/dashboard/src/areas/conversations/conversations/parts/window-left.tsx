"use client";

import { type Conversation, closingHours } from "@mauzo/contract/conversations/conversations";
import { clsx } from "clsx";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";

const minuteMs = 60_000;

/** How long the shop may still write freely over WhatsApp, once that ends soon. Counts down by the minute. */
export function WindowLeft({ conversation: { window_until } }: { conversation: Pick<Conversation, "window_until"> }) {
  const t = useTranslations("conversations");
  const [nowMs, setNowMs] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  if (window_until === null) return null;
  const minutes = Math.floor((Date.parse(window_until) - nowMs) / minuteMs);
  if (minutes < 0) return <span>{t("windowClosed")}</span>;
  if (minutes >= closingHours * 60) return null;
  const left =
    minutes >= 60
      ? t("hoursLeft", { hours: String(Math.floor(minutes / 60)) })
      : t("minutesLeft", { minutes: String(minutes) });
  return <span className={clsx("font-medium", minutes < 30 ? "text-danger-strong" : "text-ink")}>{left}</span>;
}
