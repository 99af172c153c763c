import * as z from "zod/mini";
import { PageLimit } from "./shared.ts";

type Kind = "text" | "integer" | "moment";
/** What a sortable column holds. `id`: rows in the order in which they were created, since ids are in time order. */
export type SortColumn = "id" | Kind | `${Kind} or null`;
type Columns = Readonly<Record<string, SortColumn>>;
/** An order of a list as it is written in an address: `name`, or `name_desc` for the other direction. */
export type SortBy<Column extends string> = Column | `${Column}_desc`;
type NameIn<C extends Columns> = keyof C & string;

/** What the server and the back-office need to know of a list to sort and page it. */
export type SortableList<Column extends string = string> = {
  columns: Readonly<Record<Column, SortColumn>>;
  sorts: readonly SortBy<Column>[];
  /** The order without a choice. */
  first: SortBy<Column>;
};

/** Both orders of each column; `Object.keys` forgets the names it was given. */
const sortsOf = <C extends Columns>(columns: C) =>
  Object.keys(columns).flatMap((name) => [name, `${name}_desc`]) as SortBy<NameIn<C>>[];

/** The order in an address. That `first` is one of `sorts` does not follow from their types inside a generic. */
const sortSchema = <Sort extends string>(sorts: readonly Sort[], first: Sort) =>
  z._default(z.enum(sorts), first as never);

/**
 * Defines a list: the columns it can be sorted by, its first order, and its filters. `query` is what its endpoint takes.
 * Rows with nothing in the sorted column come last in both directions; rows with the same are sorted by their id.
 */
export function defineList<const C extends Columns, Filters extends z.core.$ZodLooseShape>({
  columns,
  first,
  filters,
}: {
  columns: C;
  first: SortBy<NameIn<C>>;
  filters: Filters;
}) {
  const sorts = sortsOf(columns);
  const query = z.object({
    /** `next` of the page before, in the same order. */
    cursor: z.optional(z.string().check(z.maxLength(1000))),
    limit: z._default(PageLimit, 20),
    sort: sortSchema(sorts, first),
    ...filters,
  });
  return { columns, sorts, first, query };
}

/** The column of an order, and its direction. */
export const readSort = (sort: string) => ({ by: sort.replace(/_desc$/, ""), descending: sort.endsWith("_desc") });
