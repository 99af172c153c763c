"use client";

import { clsx } from "clsx";
import { useTranslations } from "next-intl";
import { waitingText } from "../../lib/waiting/waiting-counts.ts";

/** How much waits in a place, beside its name; `className` says where. Nothing shows where nothing waits. */
export function WaitingBadge({ count = 0, className }: { count?: number | undefined; className?: string }) {
  const t = useTranslations("shell");
  if (count === 0) return null;
  const text = waitingText(count);
  return (
    <span
      className={clsx(
        "min-w-5 rounded-full bg-accent px-1.5 py-0.5 text-center font-semibold text-[0.6875rem] text-on-accent leading-none tabular-nums",
        className,
      )}
    >
      <span aria-hidden="true">{text}</span>
      <span className="sr-only">, {t("waiting", { count: text })}</span>
    </span>
  );
}
