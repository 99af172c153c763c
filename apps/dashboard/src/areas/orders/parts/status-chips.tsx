"use client";

import { clsx } from "clsx";
import { useTranslations } from "use-intl";
import { statusFilters } from "../filters.ts";

type Status = (typeof statusFilters)[number];

/** One chip per status; on a phone they scroll sideways. */
export function StatusChips({ value, onChange }: { value: Status; onChange: (status: Status) => void }) {
  const t = useTranslations("orders");
  return (
    <fieldset
      aria-label={t("statusFilter")}
      className="-mx-4 flex min-w-0 gap-1.5 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0 big-text:-mx-2 big-text:px-2"
    >
      {statusFilters.map((status) => (
        <button
          key={status}
          type="button"
          aria-pressed={status === value}
          onClick={() => onChange(status)}
          className={clsx(
            "h-8 shrink-0 rounded-full px-3 text-[0.8125rem] transition-colors pointer-coarse:h-10",
            status === value ? "bg-ink font-medium text-paper" : "bg-sunken text-ink hover:bg-line",
          )}
        >
          {t(`status.${status}`)}
        </button>
      ))}
    </fieldset>
  );
}
