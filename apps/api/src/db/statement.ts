import { createHash } from "node:crypto";
import type { QueryResultRow } from "pg";
import type { Tx } from "./scope.ts";

/**
 * SQL under a name, so that a connection parses it once. PostgreSQL plans it for what it is asked each time, as long as
 * that looks cheaper to it; `plannedOnce` is for what goes one way whatever it is asked. `Row` is what comes back.
 */
export type Statement<Row> = { name: string; text: string; plannedOnce: boolean; row?: Row };

export const statement = <Row extends QueryResultRow>(text: string, plannedOnce = false): Statement<Row> => ({
  name: createHash("sha256").update(text).digest("hex").slice(0, 32),
  ...{ text, plannedOnce },
});

/** Runs a statement as part of the transaction. */
export async function run<Row extends QueryResultRow>(
  tx: Tx,
  { name, text }: Statement<Row>,
  values: unknown[],
): Promise<Row[]> {
  const { rows } = await tx.$client.query<Row>({ name, text, values });
  return rows;
}
