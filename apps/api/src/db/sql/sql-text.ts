import type { SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";

const dialect = new PgDialect();

/** A part of SQL as text, for a statement that is still put together from texts. It must hold no values. */
export function sqlText(part: SQL): string {
  const { sql: text, params } = dialect.sqlToQuery(part);
  if (params.length > 0) throw new Error("a value would be lost: pass it to the statement");
  return text;
}
