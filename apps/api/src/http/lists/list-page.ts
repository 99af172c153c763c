import { cursorSql, isNullable, type Kind, kindOf } from "./cursor.ts";
import type { ListOrder } from "./list-order.ts";

type Value = string | number | null;
/** The values of a statement, and the placeholder of each new one. */
export function placeholders(...values: Value[]) {
  return { values, bind: (value: Value): `$${number}` => `$${values.push(value)}` };
}
export type Bind = ReturnType<typeof placeholders>["bind"];

const types: Record<Kind, string> = { id: "uuid", text: "text", integer: "bigint", moment: "timestamptz" };
const isById = ({ column }: ListOrder) => kindOf(column) === "id";
const way = ({ descending }: ListOrder) => (descending ? " desc" : "");
/** As an index of shop, column and id has it, forwards or backwards. */
const indexOrder = (order: ListOrder) => (isById(order) ? "" : `${order.key}${way(order)}, `) + order.id + way(order);

/** The SQL `order by` of a list. */
export const orderBy = (order: ListOrder) =>
  isNullable(order.column) ? `${order.key}${way(order)} nulls last, ${order.id}${way(order)}` : indexOrder(order);
/** The same for rows that have their key and id as columns. */
const orderByColumns = (order: ListOrder, row = "") => orderBy({ ...order, key: `${row}key`, id: `${row}id` });

/**
 * The conditions for the rows after the position, each for a part of the list: rows with nothing in the column are a part
 * of their own, so that one index serves both directions.
 */
function partsAfter(order: ListOrder, bind: Bind): string[] {
  const { after, key, id, column } = order;
  const beyond = order.descending ? "<" : ">";
  const idAfter = (from: string) => `${id} ${beyond} ${bind(from)}::uuid`;
  if (isById(order)) return [after ? idAfter(after.id) : "true"];
  const rowAfter = (value: Value, from: string) =>
    `(${key}, ${id}) ${beyond} (${bind(value)}::${types[kindOf(column)]}, ${bind(from)}::uuid)`;
  if (!isNullable(column)) return [after ? rowAfter(after.value, after.id) : "true"];
  const nothing = `${key} is null`;
  if (after?.value === null) return [`${nothing} and ${idAfter(after.id)}`];
  return [`${key} is not null${after ? ` and ${rowAfter(after.value, after.id)}` : ""}`, nothing];
}

/** The first rows of all these queries together: each has an `id` and a `key`, and need return no more than the limit. */
export const mergeRows = (order: ListOrder, limit: string, queries: string[]) =>
  `${queries.map((query) => `(${query})`).join(" union all ")} order by ${orderByColumns(order)} limit ${limit}`;

/**
 * The first rows after the position. `select` is given the condition and returns a query that ends with its `where`; of
 * its columns one is the `id`, and one the sorted column as `key`.
 */
export function rowsAfter(
  order: ListOrder,
  { bind, limit }: { bind: Bind; limit: string },
  select: (condition: string) => string,
): string {
  const parts = partsAfter(order, bind).map((part) => `${select(part)} order by ${indexOrder(order)} limit ${limit}`);
  return parts.length > 1 ? mergeRows(order, limit, parts) : parts.join();
}

/**
 * A page as JSON, `{ items, next }`, from $2 rows and one more. `item`: the JSON of a row `row.name`, joined with what
 * `joins` adds.
 */
export const pageJson = (
  order: ListOrder,
  { rows, name, item, joins = "" }: { rows: string; name: string; item: string; joins?: string },
) => `
  select json_build_object(
    'items', coalesce(json_agg(item order by place) filter (where place <= $2::int), '[]'),
    'next', case when count(*) > $2::int
      then max(${cursorSql(order.column, order.sort, { key: "key", id: "id" })}) filter (where place = $2::int) end) as json
  from (
    select ${name}.id, ${name}.key, ${item} as item,
      row_number() over (order by ${orderByColumns(order, `${name}.`)}) as place
    from (${rows}) ${name} ${joins}
  ) page`;
