"use client";

import { clsx } from "clsx";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useAreas } from "./use-areas.ts";

/** The areas as a bar within reach of the thumb, below 768 px. */
export function BottomNav() {
  const t = useTranslations("shell");
  const { areas, current } = useAreas();
  return (
    <nav
      aria-label={t("areas")}
      className="@container fixed inset-x-0 bottom-0 z-20 border-line border-t bg-card pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <div className="flex big-text:grid big-text:grid-cols-2">
        {areas.map((area) => (
          <Link
            key={area.path}
            href={area.path}
            title={`${t(area.label)} (G ${area.letter.toUpperCase()})`}
            aria-current={area === current ? "page" : undefined}
            className={clsx(
              "flex min-w-0 flex-1 flex-col items-center gap-0.5 pt-2 pb-2.5 text-xs big-text:flex-row big-text:justify-center big-text:gap-1 big-text:py-1 big-text:tracking-tight",
              area === current ? "font-medium text-primary" : "text-muted",
            )}
          >
            <area.icon aria-hidden="true" className="size-5 shrink-0 big-text:size-4" />
            {t(area.label)}
          </Link>
        ))}
      </div>
    </nav>
  );
}
