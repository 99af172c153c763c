import type { Member } from "@mauzo/contract/account/invites";
import { useTranslations } from "next-intl";
import { choiceFilter, type ListFilter } from "../../../../components/list/filters/list-filter.ts";
import { isRange } from "../../../../lib/list/day-range.ts";
import type { RecordFilters } from "../filters.ts";

type Change = (filters: Partial<Pick<RecordFilters, "by" | "from" | "to">>) => void;

/** The filters of the record beside the kind. */
export function useRecordFilterTable(
  { by, from, to }: RecordFilters,
  people: readonly Pick<Member, "id" | "name">[],
  onChange: Change,
): readonly ListFilter[] {
  const t = useTranslations("record");
  return [
    choiceFilter({
      ...{ id: "by", label: t("who"), values: people.map(({ id }) => id), value: by },
      nameOf: (id) => people.find((person) => person.id === id)?.name ?? t("somebody"),
      onChange: (value) => onChange({ by: value }),
    }),
    {
      kind: "days",
      ...{ id: "days", label: t("days") },
      range: from && to && isRange({ from, to }) ? { from, to } : undefined,
      onChange: (range) => onChange({ from: range?.from ?? null, to: range?.to ?? null }),
    },
  ];
}
