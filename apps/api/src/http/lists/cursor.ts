import type { SortColumn } from "@mauzo/contract/lists";
import { Id } from "@mauzo/contract/shared";
import * as z from "zod/mini";

/** Where a page ended: at the row with this id, and with this in the sorted column. */
export type Position = { value: string | number | null; id: string };

export const isNullable = (column: SortColumn) => column.endsWith(" or null");
export type Kind = "id" | "text" | "integer" | "moment";
const kinds = ["id", "text", "integer", "moment"] as const;
export const kindOf = (column: SortColumn): Kind => kinds.find((kind) => column.startsWith(kind)) ?? "text";

const values = {
  id: z.null(),
  text: z.string().check(z.refine((text) => text.isWellFormed() && !text.includes("\u0000"))),
  integer: z.int(),
  moment: z.iso.datetime({ precision: 6 }),
};
const positionOf = (column: SortColumn, sort: string) => {
  const value = values[kindOf(column)];
  return z.tuple([z.literal(sort), Id, isNullable(column) ? z.nullable(value) : value]);
};

/**
 * Reads the cursor of a list in this order; undefined when it is of another order or made up. It says nothing but where
 * to go on in the caller's own list, so nobody gains by making one, and it is not signed.
 */
export function readCursor(column: SortColumn, sort: string, cursor: string): Position | undefined {
  if (!/^[\w-]+$/.test(cursor)) return undefined;
  let json: unknown;
  try {
    json = JSON.parse(Buffer.from(cursor, "base64url").toString());
  } catch {
    return undefined;
  }
  const read = positionOf(column, sort).safeParse(json);
  if (!read.success) return undefined;
  const [, id, value] = read.data;
  return { id, value };
}

/** Microseconds, as many as PostgreSQL keeps: with fewer, rows of the same millisecond would be skipped. */
const momentText = (key: string) => `to_char(${key} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** SQL of the cursor of a row with this key and id. */
export function cursorSql(column: SortColumn, sort: string, { key, id }: { key: string; id: string }): string {
  const kind = kindOf(column);
  const value = kind === "id" ? "null" : kind === "moment" ? momentText(key) : key;
  const json = `json_build_array('${sort}', ${id}, ${value})::text`;
  return `translate(encode(convert_to(${json}, 'UTF8'), 'base64'), E'+/=\\n', '-_')`;
}
