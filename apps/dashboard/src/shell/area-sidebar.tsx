"use client";

import { clsx } from "clsx";
import Link from "next/link";
import { useTranslations } from "use-intl";
import { MauzoMark } from "../components/mauzo-mark.tsx";
import { useAreas } from "./use-areas.ts";

/** The areas as a column, from 768 px. */
export function AreaSidebar() {
  const t = useTranslations("shell");
  const { areas, current } = useAreas();
  return (
    <div className="sticky top-0 hidden h-dvh flex-col border-line border-r bg-sunken/60 px-3 py-4 md:flex">
      <Link href="/dashboard" className="mb-6 flex items-center gap-2.5 px-2 font-semibold text-base tracking-tight">
        <MauzoMark className="size-7" />
        Mauzo
      </Link>
      <nav aria-label={t("areas")} className="flex flex-col gap-0.5">
        {areas.map((area) => (
          <Link
            key={area.path}
            href={area.path}
            aria-current={area === current ? "page" : undefined}
            className={clsx(
              "flex h-9 items-center gap-3 rounded-control px-3 transition-colors pointer-coarse:h-11",
              area === current
                ? "bg-card font-medium text-ink shadow-xs ring-1 ring-line"
                : "text-muted hover:bg-sunken hover:text-ink",
            )}
          >
            <area.icon aria-hidden="true" className={clsx("size-4.5", area === current && "text-primary")} />
            {t(area.label)}
          </Link>
        ))}
      </nav>
    </div>
  );
}
