"use client";

import { clsx } from "clsx";
import { Ellipsis } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Place } from "../../area.ts";
import { lazyPart } from "../../lib/lazy/lazy-part.tsx";
import { useStoredState } from "../../lib/storage/use-stored-state.ts";
import { useWaitingCounts } from "../../lib/waiting/waiting-counts.ts";
import { barPlaces, type Pins, readPins } from "./pinned-places.ts";
import { useAreas } from "./use-areas.ts";
import { WaitingBadge } from "./waiting-badge.tsx";

const MoreSheet = lazyPart(async () => (await import("./more-sheet.tsx")).MoreSheet);

const itemClass =
  "relative flex min-w-0 flex-1 flex-col items-center gap-0.5 px-0.5 pt-2 pb-2.5 text-xs big-text:flex-row big-text:justify-center big-text:gap-1 big-text:py-1 big-text:tracking-tight";
const iconClass = "size-5 shrink-0 big-text:size-4";
const badgeClass = "absolute top-1 left-1/2 ml-1 big-text:top-0 big-text:right-0 big-text:left-auto";

/**
 * Four places within reach of the thumb, below 768 px, and *More*, which has all of them. A form has the height for
 * itself: its page leads back.
 */
export function BottomNav() {
  const t = useTranslations("shell");
  const { areas, groups, current, entry } = useAreas();
  const counts = useWaitingCounts();
  const [pins, setPins] = useStoredState<Pins>("bar", readPins, null);
  const [open, setOpen] = useState(false);
  const places = barPlaces(areas, pins);
  const here = places.find(({ path }) => path === entry?.path) ?? places.find(({ path }) => path === current?.path);
  const countOf = ({ waits }: Place) => waits && counts[waits];
  return (
    <nav
      aria-label={t("areas")}
      className="@container fixed inset-x-0 bottom-0 z-20 border-line border-t bg-card pb-[env(safe-area-inset-bottom)] md:hidden group-has-[[data-form-page]]/shell:hidden"
    >
      <div className="flex big-text:grid big-text:grid-cols-2">
        {places.map((place) => (
          <Link
            key={place.path}
            href={place.path}
            aria-current={place === here ? "page" : undefined}
            className={clsx(itemClass, place === here ? "font-medium text-primary" : "text-muted")}
          >
            <place.icon aria-hidden="true" className={iconClass} />
            <span className="max-w-full truncate">{t(`places.${place.label}`)}</span>
            <WaitingBadge count={countOf(place)} className={badgeClass} />
          </Link>
        ))}
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(true)}
          className={clsx(itemClass, here === undefined && current ? "font-medium text-primary" : "text-muted")}
        >
          <Ellipsis aria-hidden="true" className={iconClass} />
          {t("more")}
        </button>
      </div>
      {open && (
        <MoreSheet
          {...{ groups, places, counts }}
          here={entry ?? current}
          isChosen={pins !== null}
          onPins={setPins}
          onClose={() => setOpen(false)}
        />
      )}
    </nav>
  );
}
