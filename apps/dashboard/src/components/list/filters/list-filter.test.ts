import { expect, it, vi } from "vitest";
import { choiceFilter, clearFilter, isFilterSet, type ListFilter, searchHistory } from "./list-filter.ts";

const sizes = ["small", "large"] as const;
const bySize = (value: "small" | "large" | null, unset?: "small") => {
  const onChange = vi.fn();
  const nameOf = (size: string) => size.toUpperCase();
  const filter = choiceFilter({
    id: "size",
    label: "Size",
    values: sizes,
    value,
    nameOf,
    onChange,
    ...(unset && { unset }),
  });
  return { filter, onChange };
};

it("is set by a value, and not by the one that a list has by itself", () => {
  expect(isFilterSet(bySize(null).filter)).toBe(false);
  expect(isFilterSet(bySize("large").filter)).toBe(true);
  expect(isFilterSet(bySize("small", "small").filter)).toBe(false);
  expect(isFilterSet(bySize("large", "small").filter)).toBe(true);
});

it("offers its values in words, and takes none but those", () => {
  const { filter, onChange } = bySize(null);
  expect(filter.choices).toEqual([
    { value: "small", text: "SMALL" },
    { value: "large", text: "LARGE" },
  ]);
  filter.onChange("large");
  filter.onChange("huge");
  expect(onChange.mock.calls).toEqual([["large"], [null]]);
});

it("is taken away, whatever kind it is", () => {
  const choice = bySize("large");
  clearFilter(choice.filter);
  expect(choice.onChange).toHaveBeenCalledWith(null);
  const amounts = { kind: "amounts", id: "total", label: "Total", currency: "TZS", onChange: vi.fn() } as const;
  const days = { kind: "days", id: "days", label: "Days", onChange: vi.fn() } as const;
  const set: ListFilter[] = [
    { ...amounts, least: null, most: 0 },
    { ...days, range: { from: "2026-11-01", to: "2026-11-02" } },
  ];
  expect(set.map(isFilterSet)).toEqual([true, true]);
  set.forEach(clearFilter);
  expect(amounts.onChange).toHaveBeenCalledWith({ least: null, most: null });
  expect(days.onChange).toHaveBeenCalledWith(undefined);
  const unset: ListFilter[] = [
    { ...amounts, least: null, most: null },
    { ...days, range: undefined },
  ];
  expect(unset.map(isFilterSet)).toEqual([false, false]);
});

it("makes one step of a search, however many letters it has", () => {
  expect(searchHistory("", "k")).toBe("push");
  expect(searchHistory("k", "kanga")).toBe("replace");
  expect(searchHistory("kanga", "")).toBe("push");
  expect(searchHistory("", "")).toBe("replace");
});
