"use client";

import { Button } from "@mauzo/ui/button";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";

type Props = { count: number; onClear: () => void; children: ReactNode };

/** How many rows are selected and what can be done with them; stays in sight. */
export function BulkBar({ count, onClear, children }: Props) {
  const t = useTranslations("list");
  return (
    <section
      data-bottom-bar
      aria-label={t("bulk")}
      className="sticky bottom-19 z-10 mx-2 mb-2 flex flex-wrap items-center gap-2 rounded-card border border-line bg-card p-2 pl-4 shadow-float md:bottom-4"
    >
      <p aria-live="polite" className="mr-auto font-medium tabular-nums">
        {t("selected", { count })}
      </p>
      {children}
      <Button variant="ghost" size="icon" aria-label={t("clearSelection")} onClick={onClear}>
        <X aria-hidden="true" className="size-4" />
      </Button>
    </section>
  );
}
