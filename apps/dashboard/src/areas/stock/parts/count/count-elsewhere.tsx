"use client";

import { formatCount } from "@mauzo/format/numbers/count";
import { Button } from "@mauzo/ui/button";
import { useTranslations } from "use-intl";

type Props = {
  /** How many items of other categories are counted and not saved, and how many are not counted. */
  counted: number;
  left: number;
  /** There are more than were looked at. */
  more: boolean;
  /** Counts all categories together. */
  onAll: (() => void) | undefined;
};

/** What waits in the categories that are not counted just now. */
export function CountElsewhere({ counted, left, more, onAll }: Props) {
  const t = useTranslations("stock.count");
  if (counted === 0 && left === 0) return null;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-sunken px-4 py-2.5">
      <p className="min-w-48 grow tabular-nums">
        {[
          counted > 0 && t("countedElsewhere", { count: counted }),
          left > 0 && t("leftElsewhere", { count: `${formatCount(left)}${more ? "+" : ""}` }),
        ]
          .filter(Boolean)
          .join(" ")}
      </p>
      {onAll && (
        <Button variant="secondary" size="sm" onClick={onAll}>
          {t("countAll")}
        </Button>
      )}
    </div>
  );
}
