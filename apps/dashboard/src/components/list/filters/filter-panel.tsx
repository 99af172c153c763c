"use client";

import { Modal } from "@mauzo/ui/modal";
import { PopoverPanel } from "@mauzo/ui/popover-panel";
import { useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import { useWide } from "../../../lib/use-breakpoint.ts";
import { DateRangePicker } from "../../form/date-range-picker.tsx";
import { AmountsEditor } from "./amounts-editor.tsx";
import { ChoiceList } from "./choice-list.tsx";
import type { ListFilter } from "./list-filter.ts";
import type { FilterPlace } from "./use-filter-place.ts";
import { useFilterText } from "./use-filter-text.ts";

type Props = { filters: readonly ListFilter[]; place: FilterPlace };

/** A list's filters, and the values of the one that is chosen; on a phone in a sheet at the bottom edge. */
export function FilterPanel({ filters, place }: Props) {
  const t = useTranslations("list");
  const textOf = useFilterText();
  const chosen = filters.find(({ id }) => id === place.open?.id);
  return (
    <Frame title={chosen?.label ?? t("addFilter")} place={place}>
      {chosen ? (
        <Editor filter={chosen} onClose={place.close} />
      ) : (
        <ChoiceList
          label={t("addFilter")}
          choices={filters.map((filter) => ({ value: filter.id, text: filter.label, note: textOf(filter) }))}
          onChoose={place.choose}
        />
      )}
    </Frame>
  );
}

function Editor({ filter, onClose }: { filter: ListFilter; onClose: () => void }) {
  if (filter.kind === "choice")
    return (
      <ChoiceList
        label={filter.label}
        choices={filter.choices}
        value={filter.value}
        onChoose={(value) => {
          onClose();
          filter.onChange(value === filter.value ? null : value);
        }}
      />
    );
  if (filter.kind === "amounts") return <AmountsEditor filter={filter} onClose={onClose} />;
  return <DateRangePicker value={filter.range} onChange={filter.onChange} />;
}

function Frame({ title, place, children }: { title: string; place: FilterPlace; children: ReactNode }) {
  const shell = useTranslations("shell");
  const isWide = useWide();
  const id = useId();
  if (!place.open) return null;
  if (!isWide)
    return (
      <Modal title={title} close={shell("close")} onClose={place.close} className="bottom-3 max-w-md">
        <div className="p-3 pt-2">{children}</div>
      </Modal>
    );
  return (
    <PopoverPanel id={id} label={title} button={place.open.button} onClose={place.close}>
      <p aria-hidden="true" className="px-2 pb-1.5 font-medium text-muted text-xs">
        {title}
      </p>
      {children}
    </PopoverPanel>
  );
}
