import type { SortableList } from "@mauzo/contract/lists";
import { composedStatement, passingStatement } from "../../db/prepared-statement.ts";
import type { JsonQuery } from "../../db/read-json-in-shop.ts";
import { listOrder } from "./list-order.ts";
import { type Bind, pageJson, placeholders, rowsAfter } from "./list-page.ts";

type Query = { sort: string; cursor?: string | undefined; limit: number };
type Source<Column extends string> = {
  list: SortableList<Column>;
  /** Each column of the list in SQL, and the id. */
  columns: Readonly<Record<Column, string> & { id: string }>;
  /** The table and the name its rows have in all other SQL: `products p`. */
  table: `${string} ${string}`;
  /** The conditions of the filters, besides that of the shop ($1). */
  where: (bind: Bind) => string[];
  /** The JSON of a row, and what it is joined with. */
  item: string;
  joins?: string | ((bind: Bind) => string);
  /** Whether one plan is the best whatever is asked: only with conditions that have an index of their own. */
  usesGenericPlan?: boolean;
  /** Whether hardly anybody else asks the same: then no connection keeps the statement. */
  isUnique?: boolean;
};

/** One page of a list whose rows are of one table, as JSON for the response. */
export function readList<Column extends string>(
  shopId: string,
  { sort, cursor, limit }: Query,
  { list, columns, table, where, usesGenericPlan, isUnique, item, joins = "" }: Source<Column>,
): JsonQuery {
  const order = listOrder(list, columns, { sort, cursor });
  const { values, bind } = placeholders(shopId, limit);
  const name = table.slice(table.indexOf(" ") + 1);
  const conditions = [`${name}.shop_id = $1`, ...where(bind)].join(" and ");
  const id = columns.id === `${name}.id` ? "" : `${columns.id} as id, `;
  const rows = rowsAfter(
    order,
    { bind, limit: "$2::int + 1" },
    (after) => `select ${name}.*, ${id}${order.key} as key from ${table} where ${conditions} and ${after}`,
  );
  const joined = typeof joins === "string" ? joins : joins(bind);
  const text = pageJson(order, { rows, name, item, joins: joined });
  return { statement: isUnique ? passingStatement(text) : composedStatement(text, usesGenericPlan), values };
}
