import { defineList, readSort } from "@mauzo/contract/lists";

export type Item = { id: string; name: string; left: number; minor: number };

/** Made-up goods, only shown on the gallery page. */
export const items: readonly Item[] = [
  { id: "1", name: "Kanga Mawio", left: 12, minor: 1_800_000 },
  { id: "2", name: "Kikoi Bahari", left: 0, minor: 2_800_000 },
  { id: "3", name: "Kahawa Kilimanjaro", left: 90, minor: 1_250_050 },
  { id: "4", name: "Asali ya Tabora", left: 64, minor: 1_000_000 },
];

export const itemList = defineList({
  columns: { name: "text", left: "integer", price: "integer" },
  first: "name",
  filters: {},
});

/** The items that contain the text, sorted. */
export function listed(all: readonly Item[], search: string, sort: (typeof itemList.sorts)[number]): Item[] {
  const found = all.filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase()));
  const { by, descending } = readSort(sort);
  const sign = descending ? -1 : 1;
  return found.toSorted((a, b) =>
    by === "name" ? sign * a.name.localeCompare(b.name) : sign * (by === "left" ? a.left - b.left : a.minor - b.minor),
  );
}
