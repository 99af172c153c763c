import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** A JSON object in SQL, `json_build_object`: each property is a column or another part of SQL. */
export const jsonObject = <Value = unknown>(fields: Readonly<Record<string, SQLWrapper>>): SQL<Value> => {
  const pairs = Object.entries(fields).map(([name, value]) => sql`${sql`${name}`.inlineParams()}, ${value}`);
  return sql<Value>`json_build_object(${sql.join(pairs, sql`, `)})`;
};

/** The JSON array of an item for each row, in this order; empty when there are no rows. */
export const jsonList = <Value = unknown>(item: SQL<Value>, order: SQLWrapper): SQL<Value[]> =>
  sql`coalesce(json_agg(${item} order by ${order}), '[]')`;
