"use client";

import { clsx } from "clsx";
import { useTranslations } from "next-intl";
import { useConnected } from "../../lib/live/use-live-updates.ts";

/** Whether the list is currently updated live. */
export function LiveIndicator() {
  const t = useTranslations("shell");
  const connected = useConnected();
  return (
    <span className="inline-flex items-center gap-1.5 text-muted text-xs">
      <span aria-hidden="true" className={clsx("size-2 rounded-full", connected ? "bg-primary" : "bg-accent")} />
      {/* Beside a title on a phone, the dot says that all is well. */}
      <span className={clsx(connected && "max-sm:sr-only")}>{connected ? t("live") : t("offline")}</span>
    </span>
  );
}
