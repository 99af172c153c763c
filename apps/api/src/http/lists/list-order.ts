import { readSort, type SortableList, type SortColumn } from "@mauzo/contract/lists";
import { refuse } from "../refuse.ts";
import { type Position, readCursor } from "./cursor.ts";

/** A list in one order, from a position in it. */
export type ListOrder = {
  sort: string;
  column: SortColumn;
  descending: boolean;
  /** The sorted column and the id in SQL, as the query of the rows has them. */
  key: string;
  id: string;
  after: Position | undefined;
};

/**
 * The order that is asked for. `columns` has each column of the contract in SQL, and the id that breaks ties; each needs
 * an index of shop, column and id, in that order. @throws 422 for a cursor of another order, or none of ours.
 */
export function listOrder<Column extends string>(
  list: SortableList<Column>,
  { id, ...columns }: Readonly<Record<Column, string> & { id: string }>,
  { sort, cursor }: { sort: string; cursor?: string | undefined },
): ListOrder {
  const { by, descending } = readSort(sort);
  const entry = Object.entries<string>(columns).find(([name]) => name === by);
  const column = Object.entries<SortColumn>(list.columns).find(([name]) => name === by)?.[1];
  if (!entry || !column) throw refuse("sort_unknown", { loc: ["query", "sort"] });
  const after = cursor === undefined ? undefined : readCursor(column, sort, cursor);
  if (cursor !== undefined && !after) throw refuse("cursor_invalid", { loc: ["query", "cursor"] });
  return { sort, column, descending, key: entry[1], id, after };
}
