"use client";

import { clsx } from "clsx";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { MauzoLogo } from "../../components/brand/mauzo-logo.tsx";
import { useAreas } from "./use-areas.ts";

/** The areas as a sidebar: icons only from 768 px, with labels from 992 px. */
export function AreaSidebar() {
  const t = useTranslations("shell");
  const { areas, current } = useAreas();
  return (
    <div className="sticky top-0 hidden h-dvh flex-col border-line border-r bg-sunken/60 px-2 py-4 md:flex lg:px-3">
      <nav aria-label={t("areas")} className="flex flex-col gap-0.5">
        <Link
          href="/dashboard"
          className="mb-6 flex items-center justify-center gap-2.5 px-2 font-semibold text-base tracking-tight lg:justify-start"
        >
          <MauzoLogo className="size-7" />
          <span className="sr-only lg:not-sr-only">Mauzo</span>
        </Link>
        {areas.map((area) => (
          <Link
            key={area.path}
            href={area.path}
            title={`${t(area.label)} (G ${area.letter.toUpperCase()})`}
            aria-current={area === current ? "page" : undefined}
            className={clsx(
              "flex flex-col items-center gap-1 rounded-control px-1 whitespace-nowrap py-2 text-xs transition-colors lg:h-9 lg:flex-row lg:gap-3 lg:px-3 lg:text-sm lg:pointer-coarse:h-11",
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
