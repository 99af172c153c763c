"use client";

import { formatCount } from "@mauzo/format/numbers/format-count";
import { Button } from "@mauzo/ui/button";
import { useTranslations } from "next-intl";

type Props = {
  /** How many items of this category are not counted, of how many; undefined where they are all visible. */
  here: { left: number; all: number; more: boolean } | undefined;
  /** How many items of other categories are counted but not saved, and how many are not counted. */
  counted: number;
  left: number;
  /** Whether there are more items than were looked at. */
  more: boolean;
  /** Counts all categories together. */
  onAll: (() => void) | undefined;
};

const many = (count: number, more: boolean) => `${formatCount(count)}${more ? "+" : ""}`;

/** What is left in the categories that are not being counted now. */
export function UncountedItemsNote({ here, counted, left, more, onAll }: Props) {
  const t = useTranslations("stock.count");
  const words = [
    here && here.left > 0 && t("leftHere", { left: many(here.left, here.more), all: many(here.all, here.more) }),
    counted > 0 && t("countedElsewhere", { count: counted }),
    left > 0 && t("leftElsewhere", { count: many(left, more) }),
  ].filter(Boolean);
  if (words.length === 0) return null;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-sunken px-4 py-2.5">
      <p className="min-w-48 grow tabular-nums">{words.join(" ")}</p>
      {onAll && (
        <Button variant="secondary" size="sm" onClick={onAll}>
          {t("countAll")}
        </Button>
      )}
    </div>
  );
}
