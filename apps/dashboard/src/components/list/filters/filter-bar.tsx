"use client";

import { Button } from "@mauzo/ui/button";
import { clsx } from "clsx";
import { ListFilter as FilterIcon, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { type RefObject, useRef } from "react";
import { lazyPart } from "../../../lib/lazy/lazy-part.tsx";
import { clearFilter, isFilterSet, type ListFilter } from "./list-filter.ts";
import type { FilterPlace } from "./use-filter-place.ts";
import { useFilterText } from "./use-filter-text.ts";

const FilterPanel = lazyPart(async () => (await import("./filter-panel.tsx")).FilterPanel);

/** The button that opens a list's filters. On a phone, or in a `compact` list, it is its icon. */
export function AddFilterButton({ place, compact = false }: { place: FilterPlace; compact?: boolean }) {
  const t = useTranslations("list");
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Button
      ref={button}
      variant="secondary"
      aria-haspopup="dialog"
      aria-expanded={place.open !== undefined}
      onClick={() => place.toggle("all", button)}
      className={compact ? "px-2.5" : "max-sm:px-2.5"}
    >
      <FilterIcon aria-hidden="true" className="size-4" />
      <span className={compact ? "sr-only" : "max-sm:sr-only"}>{t("addFilter")}</span>
    </Button>
  );
}

type Props = { filters: readonly ListFilter[]; place: FilterPlace; onClear: () => void };

/** A chip for each filter that is set: it opens its values, and its ✕ takes it away. */
export function FilterChips({ filters, place, onClear }: Props) {
  const t = useTranslations("list");
  const textOf = useFilterText();
  const set = filters.filter(isFilterSet);
  const list = useRef<HTMLUListElement>(null);
  function clear(filter: ListFilter) {
    clearFilter(filter);
    // The chip goes with its button: the focus stays near.
    list.current?.closest<HTMLElement>("[data-filters]")?.querySelector<HTMLElement>("[aria-haspopup=dialog]")?.focus();
  }
  return (
    <>
      {set.length > 0 && (
        <ul
          ref={list}
          aria-label={t("filtersSet")}
          className={clsx(
            "flex items-center gap-1.5 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:[scrollbar-width:none] md:flex-wrap big-text:mx-0 big-text:flex-wrap big-text:px-0",
            set.every(({ isOrder }) => isOrder) && "md:hidden",
          )}
        >
          {set.map((filter) => (
            <li
              key={filter.id}
              className={clsx(
                "flex max-w-full shrink-0 rounded-full bg-primary-soft text-[0.8125rem]",
                filter.isOrder && "md:hidden",
              )}
            >
              <Chip filter={filter} text={textOf(filter) ?? ""} place={place} />
              <button
                type="button"
                aria-label={t("removeFilter", { name: filter.label })}
                onClick={() => clear(filter)}
                className="grid min-h-8 w-8 shrink-0 place-items-center rounded-full text-muted hover:bg-line hover:text-ink pointer-coarse:min-h-10 pointer-coarse:w-10"
              >
                <X aria-hidden="true" className="size-3.5" />
              </button>
            </li>
          ))}
          <li className="shrink-0">
            <Button variant="link" size="sm" onClick={onClear} className="px-2!">
              {t("clearAll")}
            </Button>
          </li>
        </ul>
      )}
      {place.open !== undefined && <FilterPanel filters={filters} place={place} />}
    </>
  );
}

function Chip({ filter, text, place }: { filter: ListFilter; text: string; place: FilterPlace }) {
  const button: RefObject<HTMLButtonElement | null> = useRef(null);
  return (
    <button
      ref={button}
      type="button"
      aria-haspopup="dialog"
      onClick={() => place.toggle(filter.id, button)}
      className="min-h-8 min-w-0 truncate rounded-full pr-0.5 pl-3 hover:underline pointer-coarse:min-h-10"
    >
      <span className="text-muted">{filter.label}:</span> <span className="font-medium">{text}</span>
    </button>
  );
}
