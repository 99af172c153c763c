"use client";

import { ChoiceChips } from "@mauzo/ui/choice-chips";
import { useTranslations } from "next-intl";
import { useStatusWord } from "../../../../entities/orders/order/labels.ts";
import { statusFilters } from "../filters.ts";

type Status = (typeof statusFilters)[number];

/** One chip per status; on a phone they scroll sideways. */
export function StatusFilterChips({ value, onChange }: { value: Status; onChange: (status: Status) => void }) {
  const t = useTranslations("orders");
  const wordOf = useStatusWord();
  return (
    <ChoiceChips
      label={t("statusFilter")}
      chips={statusFilters.map((status) => ({
        value: status,
        text: status === "all" ? t("status.all") : wordOf(status),
      }))}
      value={value}
      onChoose={onChange}
      className="-mx-4 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0 big-text:-mx-2 big-text:px-2"
    />
  );
}
