import { getTableColumns, getTableName, type InferInsertModel } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { runStatement, statement } from "../prepared-statement.ts";
import type { Tx } from "../tenant-transaction.ts";

type Insert<Table extends PgTable> = InferInsertModel<Table>;
/** A row to insert: the named columns, each with a value. */
export type NewRow<Table extends PgTable, Name extends keyof Insert<Table>> = {
  readonly [Each in Name]-?: Exclude<Insert<Table>[Each], undefined>;
};

const quoted = (name: string) => `"${name}"`;

function columnOf(table: PgTable, name: string): PgColumn {
  const column = getTableColumns(table)[name];
  if (!column) throw new Error(`${getTableName(table)} has no column ${name}`);
  return column;
}

/**
 * An insert that is one prepared statement however many rows it gets: each column is sent as an array, so none of the
 * columns may be an array itself. Those that are not named get their default. Returns the ids of the rows.
 * @param options `skipsKnown`: rows whose key is taken are left out.
 */
export function preparedInsert<Table extends PgTable, Name extends keyof Insert<Table> & string>(
  table: Table,
  names: readonly Name[],
  { skipsKnown = false } = {},
): (tx: Tx, rows: readonly NewRow<Table, Name>[]) => Promise<string[]> {
  const columns = names.map((name) => ({ name, column: columnOf(table, name) }));
  const listed = columns.map(({ column }) => quoted(column.name)).join(", ");
  const arrays = columns.map(({ column }, at) => `$${at + 1}::${column.getSQLType()}[]`).join(", ");
  const inserted = statement<{ id: string }>(
    `insert into ${quoted(getTableName(table))} (${listed}) select * from unnest(${arrays})${skipsKnown ? " on conflict do nothing" : ""} returning id`,
  );
  return async (tx, rows) => {
    const values = columns.map(({ name, column }) =>
      rows.map((row) => (row[name] === null ? null : column.mapToDriverValue(row[name]))),
    );
    return (await runStatement(tx, inserted, values)).map(({ id }) => id);
  };
}
