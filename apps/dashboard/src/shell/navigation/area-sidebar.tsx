"use client";

import { clsx } from "clsx";
import { PanelLeftClose, PanelLeftOpen } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useId } from "react";
import type { Place } from "../../area.ts";
import { MauzoLogo } from "../../components/brand/mauzo-logo.tsx";
import { useStoredState } from "../../lib/storage/use-stored-state.ts";
import { useBreakpoint } from "../../lib/use-breakpoint.ts";
import { useWaitingCounts } from "../../lib/waiting/waiting-counts.ts";
import { SidebarLink } from "./sidebar-link.tsx";
import { useAreas } from "./use-areas.ts";
import { useTip } from "./use-tip.ts";
import type { VisibleArea } from "./visible-areas.ts";

/** Whether it is open where there is room for it, and where there is less. */
type Open = { roomy: boolean; narrow: boolean };
const isBoolean = (value: unknown) => typeof value === "boolean";

function readOpen(value: unknown): Open | undefined {
  if (typeof value !== "object" || value === null || !("roomy" in value) || !("narrow" in value)) return undefined;
  return isBoolean(value.roomy) && isBoolean(value.narrow) ? { roomy: value.roomy, narrow: value.narrow } : undefined;
}

/**
 * The areas in their groups as a sidebar, the current one with its entries. It folds to icons: by itself below 992 px,
 * and as the device remembers for either width.
 */
export function AreaSidebar() {
  const t = useTranslations("shell");
  const { groups, current, entry } = useAreas();
  const counts = useWaitingCounts();
  const room = useBreakpoint() === 768 ? "narrow" : "roomy";
  const [chosen, choose] = useStoredState<Open>("sidebar", readOpen, { roomy: true, narrow: false });
  const open = chosen[room];
  const { shown, tip } = useTip();
  const id = useId();
  const Fold = open ? PanelLeftClose : PanelLeftOpen;
  const foldText = t(open ? "foldMenu" : "unfoldMenu");
  const countOf = ({ waits }: Place) => waits && counts[waits];
  /** What waits in an area's entries is said of the area while they are not shown. */
  const countIn = (area: VisibleArea) =>
    countOf(area) ?? area.entries.reduce((sum, one) => sum + (countOf(one) ?? 0), 0);

  return (
    <div
      className={clsx(
        "sticky top-0 hidden h-dvh flex-col border-line border-r bg-sunken/60 py-4 md:flex",
        open ? "w-58 px-3" : "w-15 px-2",
      )}
    >
      <Link
        href="/dashboard"
        className={clsx(
          "mb-4 flex items-center gap-2.5 px-2 font-semibold text-base tracking-tight",
          !open && "justify-center",
        )}
      >
        <MauzoLogo className="size-7 shrink-0" />
        <span className={open ? undefined : "sr-only"}>Mauzo</span>
      </Link>
      <nav id={id} aria-label={t("areas")} className="-mx-1 min-h-0 grow overflow-y-auto px-1 pb-2">
        {groups.map(({ group, areas }) => (
          <div key={group} className={clsx(group !== "home" && (open ? "mt-4" : "mt-2 border-line border-t pt-2"))}>
            {group !== "home" && (
              <p id={`${id}-${group}`} className={open ? "px-3 pb-1 font-medium text-muted text-xs" : "sr-only"}>
                {t(`groups.${group}`)}
              </p>
            )}
            <ul aria-labelledby={group === "home" ? undefined : `${id}-${group}`} className="flex flex-col gap-0.5">
              {areas.map((area) => {
                const isCurrent = area.path === current?.path;
                // Folded, an area and its entry at the same path would be the same icon twice.
                const entries = (isCurrent ? area.entries : []).filter(({ path }) => open || path !== area.path);
                const isPage = isCurrent && !entries.some(({ path }) => path === entry?.path);
                return (
                  <li key={area.path}>
                    <SidebarLink
                      place={area}
                      letter={area.letter}
                      {...{ open, tip }}
                      current={isPage ? "page" : isCurrent ? "true" : undefined}
                      count={entries.length > 0 ? countOf(area) : countIn(area)}
                    />
                    {entries.length > 0 && (
                      <ul aria-label={t(`places.${area.label}`)} className="mt-0.5 flex flex-col gap-0.5">
                        {entries.map((place) => (
                          <li key={place.path}>
                            <SidebarLink
                              {...{ place, open, tip }}
                              entry
                              current={place.path === entry?.path ? "page" : undefined}
                              count={countOf(place)}
                            />
                          </li>
                        ))}
                      </ul>
                    )}
                  </li>
                );
              })}
            </ul>
          </div>
        ))}
      </nav>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        {...(open ? {} : tip(foldText))}
        onClick={() => choose({ ...chosen, [room]: !open })}
        className={clsx(
          "flex h-9 items-center gap-3 rounded-control text-muted transition-colors hover:bg-sunken hover:text-ink pointer-coarse:h-11",
          open ? "px-3" : "justify-center",
        )}
      >
        <Fold aria-hidden="true" className="size-4.5 shrink-0" />
        <span className={open ? undefined : "sr-only"}>{foldText}</span>
      </button>
      {shown && !open && (
        <span
          aria-hidden="true"
          style={{ top: shown.middle }}
          className="pointer-events-none fixed left-16 z-30 -translate-y-1/2 whitespace-nowrap rounded-control bg-night px-2.5 py-1.5 text-on-night text-xs shadow-float"
        >
          {shown.text}
        </span>
      )}
    </div>
  );
}
