"use client";

import { clsx } from "clsx";
import Link from "next/link";
import { useTranslations } from "next-intl";
import type { Place } from "../../area.ts";
import type { Tip } from "./use-tip.ts";
import { WaitingBadge } from "./waiting-badge.tsx";

type Props = {
  place: Place;
  /** Whether it shows its name; folded, there is only the icon, and its name in a tip. */
  open: boolean;
  /** An entry stands under its area. */
  entry?: boolean;
  current: "page" | "true" | undefined;
  count: number | undefined;
  /** What opens it after `g`. */
  letter?: string;
  tip: (text: string) => Tip;
};

export function SidebarLink({ place, open, entry = false, current, count, letter, tip }: Props) {
  const t = useTranslations("shell");
  const name = t(`places.${place.label}`);
  const told = letter === undefined ? name : `${name} (G ${letter.toUpperCase()})`;
  return (
    <Link
      href={place.path}
      {...(open ? { title: told } : tip(told))}
      aria-current={current}
      className={clsx(
        "relative flex items-center gap-3 rounded-control transition-colors",
        entry ? "h-8 pointer-coarse:h-11" : "h-9 pointer-coarse:h-11",
        open ? (entry ? "pr-2 pl-10.5" : "px-3") : "justify-center",
        // The page itself is on a card; the area of an entry only has its colour.
        current === "page"
          ? "bg-card font-medium text-ink shadow-xs ring-1 ring-line"
          : "hover:bg-sunken hover:text-ink",
        current === "true" && "font-medium text-ink",
        current === undefined && "text-muted",
      )}
    >
      {(!entry || !open) && (
        <place.icon
          aria-hidden="true"
          className={clsx("shrink-0", entry ? "size-4" : "size-4.5", current !== undefined && "text-primary")}
        />
      )}
      <span className={open ? "min-w-0 grow truncate" : "sr-only"}>{name}</span>
      <WaitingBadge count={count} className={open ? "shrink-0" : "absolute top-0.5 right-0.5"} />
    </Link>
  );
}
