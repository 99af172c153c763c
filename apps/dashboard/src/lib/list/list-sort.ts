import { readSort, type SortableList, type SortBy } from "@mauzo/contract/lists";
import { parseAsStringLiteral } from "nuqs";

/** How a table is sorted, and what a press on a header does; the API sorts. */
export type TableSort = { by: string; descending: boolean; press: (by: string) => void };

/** The order of a list in its address; one that the list does not have is its first. */
export const parseAsSort = <Column extends string>(list: SortableList<Column>) =>
  parseAsStringLiteral(list.sorts).withDefault(list.first);

/**
 * The order after a press on a header: text from A, numbers and moments from the largest; then the other way round; then
 * the list's first order again.
 */
export function sortAfterPress<Column extends string>(
  list: SortableList<Column>,
  sort: SortBy<Column>,
  by: Column,
): SortBy<Column> {
  const ways: [SortBy<Column>, SortBy<Column>] = [by, `${by}_desc`];
  const [once, twice] = list.columns[by].startsWith("text") ? ways : [ways[1], ways[0]];
  if (sort === once) return twice;
  return sort === twice && list.first !== twice ? list.first : once;
}

/** A list's order for its table. */
export function tableSort<Column extends string>(
  list: SortableList<Column>,
  sort: SortBy<Column>,
  onSort: (sort: SortBy<Column>) => void,
): TableSort {
  const isColumn = (by: string): by is Column => Object.hasOwn(list.columns, by);
  return { ...readSort(sort), press: (by) => isColumn(by) && onSort(sortAfterPress(list, sort, by)) };
}
