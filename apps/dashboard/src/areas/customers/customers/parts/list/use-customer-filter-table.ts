import { customerChannels, customerList } from "@mauzo/contract/customers/customers";
import { useTranslations } from "next-intl";
import { choiceFilter, type ListFilter } from "../../../../../components/list/filters/list-filter.ts";
import { type CustomerFilters, genderFilters, owedFilters, silentDays, withinDays } from "../../filters.ts";

/** What the shop's customers have, and its segments. */
type Known = { tags: readonly string[]; places: readonly string[]; segments: readonly { id: string; name: string }[] };
type Change = (filters: Partial<Omit<CustomerFilters, "search" | "pages">>) => void;

/** A value from the address stays among the choices, also while the known ones are not here yet. */
const withChosen = (known: readonly string[], value: string | null) =>
  value === null || known.includes(value) ? known : [value, ...known];

/** The customer list's filters and its order. */
export function useCustomerFilterTable(
  filters: CustomerFilters,
  known: Known,
  onChange: Change,
): readonly ListFilter[] {
  const t = useTranslations("customers");
  const f = useTranslations("customers.filter");
  const { tag, place, owed, ordered_within, silent_for, channel, gender, segment, sort } = filters;
  const names = new Map(known.segments.map(({ id, name }) => [id, name]));
  const ages = [
    ...withinDays.map((days) => ({ value: `within ${days}`, text: f("within", { days: String(days) }) })),
    ...silentDays.map((days) => ({ value: `silent ${days}`, text: f("silent", { days: String(days) }) })),
  ];
  const age =
    ordered_within !== null ? `within ${ordered_within}` : silent_for !== null ? `silent ${silent_for}` : null;
  return [
    choiceFilter({
      ...{ id: "tag", label: f("tag"), values: withChosen(known.tags, tag), value: tag },
      nameOf: (value) => value,
      onChange: (value) => onChange({ tag: value }),
    }),
    choiceFilter({
      ...{ id: "place", label: f("place"), values: withChosen(known.places, place), value: place },
      nameOf: (value) => value,
      onChange: (value) => onChange({ place: value }),
    }),
    choiceFilter({
      ...{ id: "owed", label: f("owed"), values: owedFilters, value: owed },
      nameOf: (value) => f(`owedBy.${value}`),
      onChange: (value) => onChange({ owed: value }),
    }),
    choiceFilter({
      ...{ id: "last-order", label: f("lastOrder"), values: ages.map(({ value }) => value), value: age },
      nameOf: (value) => ages.find((each) => each.value === value)?.text ?? value,
      onChange: (value) => {
        const [way, days] = value?.split(" ") ?? [];
        onChange({
          ordered_within: way === "within" ? Number(days) : null,
          silent_for: way === "silent" ? Number(days) : null,
        });
      },
    }),
    choiceFilter({
      ...{ id: "channel", label: f("channel"), values: customerChannels, value: channel },
      nameOf: (value) => t(`channels.${value}`),
      onChange: (value) => onChange({ channel: value }),
    }),
    choiceFilter({
      ...{ id: "gender", label: f("gender"), values: genderFilters, value: gender },
      nameOf: (value) => t(`genders.${value}`),
      onChange: (value) => onChange({ gender: value }),
    }),
    choiceFilter({
      ...{ id: "segment", label: f("segment"), values: withChosen([...names.keys()], segment), value: segment },
      nameOf: (value) => names.get(value) ?? "…",
      onChange: (value) => onChange({ segment: value }),
    }),
    choiceFilter({
      ...{ id: "sort", label: t("sortOrder"), values: customerList.sorts, value: sort, unset: customerList.first },
      isOrder: true,
      nameOf: (value) => t(`sort.${value}`),
      onChange: (value) => onChange({ sort: value ?? customerList.first }),
    }),
  ];
}
