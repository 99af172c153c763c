import type { Language } from "@mauzo/contract/shared";
import * as z from "zod/mini";
import { columnWords, tableWords } from "../messages.ts";

const Row = z.record(z.string(), z.unknown());
const Data = z.record(z.string(), z.array(Row));

/** A value as people read it; undefined for what says nothing. */
function textOf(value: unknown): string | undefined {
  if (value === null || value === "" || value === undefined) return undefined;
  if (Array.isArray(value)) return value.flatMap((each) => textOf(each) ?? []).join(", ") || undefined;
  if (typeof value === "object")
    return (
      Object.values(value)
        .flatMap((each) => textOf(each) ?? [])
        .join(" · ") || undefined
    );
  return String(value).replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d).*$/, "$1 $2");
}

/** Money as people write it: columns that end with _minor are hundredths. */
const amountOf = (column: string, value: unknown): unknown =>
  column.endsWith("_minor") && typeof value === "number" ? (value / 100).toFixed(2) : value;

/** All that is kept of a person as a text to read: by what it is, without the numbers only a program needs. */
export function readableText(data: unknown, language: Language): string {
  const [tables, columns] = [tableWords[language], columnWords[language]];
  return Object.entries(Data.parse(data))
    .flatMap(([table, rows]) => {
      const title = tables[table] ?? table;
      const parts = rows.map((row) =>
        Object.entries(row).flatMap(([column, value]) => {
          const [word, text] = [columns[column], textOf(amountOf(column, value))];
          return word === undefined || text === undefined ? [] : [`  ${word}: ${text}`];
        }),
      );
      const told = parts.filter((lines) => lines.length > 0);
      return told.length === 0 ? [] : [title, "", ...told.flatMap((lines) => [...lines, ""])];
    })
    .join("\n");
}
