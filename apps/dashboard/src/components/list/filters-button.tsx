"use client";

import { Button } from "@mauzo/ui/button";
import { SlidersHorizontal } from "lucide-react";
import { useTranslations } from "next-intl";

type Props = { count: number; open: boolean; controls: string; onPress: () => void };

/** Shows and hides a list's filters on small screens, and says how many are set. */
export function FiltersButton({ count, open, controls, onPress }: Props) {
  const t = useTranslations("list");
  return (
    <Button
      variant="secondary"
      aria-label={t("filters", { count })}
      aria-expanded={open}
      aria-controls={controls}
      onClick={onPress}
      className="gap-1.5 px-2.5 sm:hidden"
    >
      <SlidersHorizontal aria-hidden="true" className="size-4" />
      {count > 0 && <span className="font-semibold text-brand tabular-nums">{count}</span>}
    </Button>
  );
}
