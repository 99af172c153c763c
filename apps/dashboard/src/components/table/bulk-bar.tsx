"use client";

import { Button } from "@mauzo/ui/button";
import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useRef } from "react";
import type { Selection } from "./use-data-table.ts";

type Props = { selection: Selection<unknown>; children: ReactNode };

/** The number of selected rows and their actions; stays visible. */
export function BulkBar({ selection: { ids, hidden, shown, all, selectShown, clear }, children }: Props) {
  const t = useTranslations("list");
  const bar = useRef<HTMLElement>(null);
  return (
    <section
      ref={bar}
      data-bottom-bar
      tabIndex={-1}
      aria-label={t("bulk")}
      // An open menu of it may hang down over the bottom navigation.
      className="sticky bottom-(--above-bar) z-10 has-[[aria-expanded=true]]:z-30 mx-2 mb-2 flex flex-wrap items-center gap-2 rounded-card border border-line bg-card p-2 shadow-float outline-none md:bottom-4"
    >
      <Button variant="ghost" size="icon" aria-label={t("clearSelection")} onClick={clear}>
        <X aria-hidden="true" className="size-4" />
      </Button>
      <p aria-live="polite" className="mr-auto font-medium tabular-nums">
        {t("selected", { count: ids.length })}
        {hidden > 0 && (
          <span className="block font-normal text-[0.8125rem] text-muted">{t("hidden", { count: hidden })}</span>
        )}
      </p>
      <div className="flex flex-wrap items-center gap-2 max-md:basis-full">{children}</div>
      {!all && shown > 0 && (
        // The table has a checkbox for this in its head.
        <Button
          variant="ghost"
          size="sm"
          className="basis-full md:hidden"
          onClick={() => {
            selectShown(true);
            bar.current?.focus({ preventScroll: true });
          }}
        >
          {t("selectShown", { count: shown })}
        </Button>
      )}
    </section>
  );
}
