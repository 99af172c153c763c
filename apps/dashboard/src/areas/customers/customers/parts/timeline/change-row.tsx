"use client";

import type { CustomerTimelineEntry } from "@mauzo/contract/conversations/customer-timeline";
import type { CustomerField } from "@mauzo/contract/customers/customer-changes";
import { genders } from "@mauzo/contract/customers/customers";
import { formatDay } from "@mauzo/format/date-time";
import { isolateBidi } from "@mauzo/format/isolate-bidi";
import { useTranslations } from "next-intl";
import { useLanguage } from "../../../../../i18n/use-language.ts";
import { TimelineRow } from "./timeline-row.tsx";

/** The value of a field as people read it. */
function useSaidValue() {
  const t = useTranslations("customers");
  const { language } = useLanguage();
  return (field: CustomerField, value: string | null): string => {
    if (value === null || value === "") return t("timeline.nothing");
    const gender = genders.find((each) => each === value);
    if (field === "gender" && gender) return t(`genders.${gender}`);
    if (field === "language" && (value === "en" || value === "sw")) return t(`languages.${value}`);
    return isolateBidi(field === "birthday" ? formatDay(value, language) : value);
  };
}

/** A change of the record: each field with its old and its new value, and who made it. */
export function ChangeRow({ entry }: { entry: Extract<CustomerTimelineEntry, { kind: "change" }> }) {
  const t = useTranslations("customers");
  const said = useSaidValue();
  const { at, by, changes, undone } = entry;
  return (
    <TimelineRow
      at={at}
      what={
        <span className={undone ? "text-muted line-through" : undefined}>
          {changes
            .map(({ field, before, after }) => `${t(field)}: ${said(field, before)} → ${said(field, after)}`)
            .join("\n")}
        </span>
      }
      more={
        <>
          <bdi>{by}</bdi>
          {undone && ` · ${t("timeline.isUndone")}`}
        </>
      }
    />
  );
}
