"use client";

import { Button } from "@mauzo/ui/button";
import { Modal } from "@mauzo/ui/modal";
import { clsx } from "clsx";
import { Pin } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { AreaGroup, Place } from "../../area.ts";
import type { WaitingCounts } from "../../lib/waiting/waiting-counts.ts";
import { type Pins, togglePin } from "./pinned-places.ts";
import type { VisibleArea } from "./visible-areas.ts";
import { placesIn } from "./visible-areas.ts";
import { WaitingBadge } from "./waiting-badge.tsx";

type Props = {
  groups: readonly { group: AreaGroup; areas: readonly VisibleArea[] }[];
  /** What stands in the bar. */
  places: readonly Place[];
  counts: WaitingCounts;
  here: Place | undefined;
  /** Whether the bar is other than usual. */
  isChosen: boolean;
  onPins: (pins: Pins) => void;
  onClose: () => void;
};

/** Every place in its group; what one uses most is pinned to the bar. */
export function MoreSheet({ groups, places, counts, here, isChosen, onPins, onClose }: Props) {
  const t = useTranslations("shell");
  const [said, setSaid] = useState("");
  const nameOf = ({ label }: Place) => t(`places.${label}`);
  const isPinned = ({ path }: Place) => places.some((one) => one.path === path);
  const toggle = (place: Place) => {
    const { pins, replaced } = togglePin(places, place.path);
    onPins(pins);
    if (isPinned(place)) setSaid(t("unpinned", { place: nameOf(place) }));
    else if (replaced) setSaid(t("pinnedFor", { place: nameOf(place), other: nameOf(replaced) }));
    else setSaid(t("pinned", { place: nameOf(place) }));
  };
  const row = (place: Place, area: VisibleArea) => {
    const pinned = isPinned(place);
    const isHere = place.path === here?.path;
    return (
      <li key={place.path} className="flex items-center gap-1">
        <Link
          href={place.path}
          onClick={onClose}
          aria-current={isHere ? "page" : undefined}
          className={clsx(
            "flex min-h-11 min-w-0 grow items-center gap-3 rounded-control px-3 hover:bg-sunken",
            place !== area && "pl-11",
            isHere && "bg-primary-soft font-medium text-primary-strong",
          )}
        >
          {place === area && <place.icon aria-hidden="true" className="size-5 shrink-0 text-muted" />}
          <span className="min-w-0">{nameOf(place)}</span>
          <WaitingBadge count={place.waits && counts[place.waits]} className="ml-auto shrink-0" />
        </Link>
        <button
          type="button"
          aria-pressed={pinned}
          aria-label={t("pin", { place: nameOf(place) })}
          onClick={() => toggle(place)}
          className={clsx(
            "grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunken",
            pinned ? "text-primary" : "text-muted",
          )}
        >
          <Pin aria-hidden="true" className={clsx("size-4.5", pinned && "fill-current")} />
        </button>
      </li>
    );
  };
  return (
    <Modal
      title={t("allAreas")}
      text={t("pinText")}
      close={t("close")}
      onClose={onClose}
      className="bottom-3 max-h-[85dvh] max-w-md"
    >
      <div className="flex flex-col gap-3 p-2 pt-3">
        {groups.map(({ group, areas }) => (
          <section key={group} aria-label={group === "home" ? undefined : t(`groups.${group}`)}>
            {group !== "home" && <h3 className="px-3 pb-1 font-medium text-muted text-xs">{t(`groups.${group}`)}</h3>}
            <ul>{areas.flatMap((area) => placesIn([area]).map((place) => row(place, area)))}</ul>
          </section>
        ))}
        <p role="status" className={said ? "px-3 text-muted" : "sr-only"}>
          {said}
        </p>
        {isChosen && (
          <Button
            variant="secondary"
            onClick={() => {
              onPins(null);
              setSaid("");
            }}
          >
            {t("resetPins")}
          </Button>
        )}
      </div>
    </Modal>
  );
}
