"use client";

import { Select } from "@mauzo/ui/select";

type Props<Sort extends string> = {
  label: string;
  sorts: readonly Sort[];
  value: Sort;
  nameOf: (sort: Sort) => string;
  onChange: (sort: Sort | undefined) => void;
};

/** The order of a list, where there are no headers to press. */
export function SortSelect<Sort extends string>({ label, sorts, value, nameOf, onChange }: Props<Sort>) {
  return (
    <Select
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(sorts.find((known) => known === target.value))}
      className="sm:w-44"
    >
      {sorts.map((sort) => (
        <option key={sort} value={sort}>
          {nameOf(sort)}
        </option>
      ))}
    </Select>
  );
}
