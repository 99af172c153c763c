"use client";

import { customerChannels, customerList } from "@mauzo/contract/customers/customers";
import { Select } from "@mauzo/ui/select";
import { useTranslations } from "next-intl";
import { SortSelect } from "../../../../../components/list/sort-select.tsx";
import { type CustomerFilters as Filters, genderFilters, owedFilters, silentDays, withinDays } from "../../filters.ts";

/** `known`: what the shop's customers have, and its segments. */
type Props = {
  filters: Filters;
  known: { tags: readonly string[]; places: readonly string[]; segments: readonly { id: string; name: string }[] };
  onChange: (chosen: Partial<Filters>) => void;
};

/** The customer list's filters and its order. */
export function CustomerFilters({ filters, known, onChange }: Props) {
  const t = useTranslations("customers");
  const f = useTranslations("customers.filter");
  const { tag, place, owed, ordered_within, silent_for, channel, gender, segment, sort } = filters;
  const lastOrder = [
    ...withinDays.map((days) => ({ value: `within ${days}`, text: f("within", { days: String(days) }) })),
    ...silentDays.map((days) => ({ value: `silent ${days}`, text: f("silent", { days: String(days) }) })),
  ];
  const ordered = ordered_within !== null ? `within ${ordered_within}` : silent_for !== null && `silent ${silent_for}`;
  return (
    <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap big-text:grid-cols-1">
      <Choices
        label={f("tag")}
        any={f("anyTag")}
        options={known.tags.map((value) => ({ value, text: value }))}
        value={tag}
        onChoose={(value) => onChange({ tag: value })}
      />
      <Choices
        label={f("place")}
        any={f("anyPlace")}
        options={known.places.map((value) => ({ value, text: value }))}
        value={place}
        onChoose={(value) => onChange({ place: value })}
      />
      <Choices
        label={f("owed")}
        any={f("anyOwed")}
        options={owedFilters.map((value) => ({ value, text: f(`owedBy.${value}`) }))}
        value={owed}
        onChoose={(value) => onChange({ owed: owedFilters.find((each) => each === value) ?? null })}
      />
      <Choices
        label={f("lastOrder")}
        any={f("anyTime")}
        options={lastOrder}
        value={ordered || null}
        onChoose={(value) => {
          const [way, days] = value?.split(" ") ?? [];
          onChange({
            ordered_within: way === "within" ? Number(days) : null,
            silent_for: way === "silent" ? Number(days) : null,
          });
        }}
      />
      <Choices
        label={f("channel")}
        any={f("anyChannel")}
        options={customerChannels.map((value) => ({ value, text: t(`channels.${value}`) }))}
        value={channel}
        onChoose={(value) => onChange({ channel: customerChannels.find((each) => each === value) ?? null })}
      />
      <Choices
        label={f("gender")}
        any={f("anyGender")}
        options={genderFilters.map((value) => ({ value, text: t(`genders.${value}`) }))}
        value={gender}
        onChoose={(value) => onChange({ gender: genderFilters.find((each) => each === value) ?? null })}
      />
      <Choices
        label={f("segment")}
        any={f("anySegment")}
        options={known.segments.map(({ id, name }) => ({ value: id, text: name }))}
        value={segment}
        onChoose={(value) => onChange({ segment: value })}
      />
      <SortSelect
        label={t("sortOrder")}
        sorts={customerList.sorts}
        value={sort}
        nameOf={(value) => t(`sort.${value}`)}
        onChange={(value) => onChange({ sort: value })}
      />
    </div>
  );
}

type Option = { value: string; text: string };
type ChoicesProps = {
  label: string;
  any: string;
  options: readonly Option[];
  value: string | null;
  onChoose: (value: string | null) => void;
};

/** One of these values, or any. One from the address that is not among them is shown as it is. */
function Choices({ label, any, options, value, onChoose }: ChoicesProps) {
  const isKnown = value === null || options.some((option) => option.value === value);
  return (
    <Select
      aria-label={label}
      value={value ?? ""}
      onChange={({ target }) => onChoose(target.value || null)}
      className="sm:w-44"
    >
      <option value="">{any}</option>
      {(isKnown ? options : [{ value, text: `${label}: …` }, ...options]).map((option) => (
        <option key={option.value} value={option.value}>
          {option.text}
        </option>
      ))}
    </Select>
  );
}
