import { createHash } from "node:crypto";
import type { QueryResultRow } from "pg";
import type { Tx } from "./scope.ts";

/** SQL under a name, so that a connection parses it once and keeps its plan. `Row` is what comes back. */
export type Statement<Row> = { name: string; text: string; row?: Row };

export const statement = <Row extends QueryResultRow>(text: string): Statement<Row> => ({
  name: createHash("sha256").update(text).digest("hex").slice(0, 32),
  text,
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
