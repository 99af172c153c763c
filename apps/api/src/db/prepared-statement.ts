import { createHash } from "node:crypto";
import type { QueryResultRow } from "pg";
import type { Tx } from "./tenant-transaction.ts";

/**
 * A named SQL statement, so that a connection parses it only once. PostgreSQL plans it for the given values each time,
 * as long as that looks cheaper; `usesGenericPlan` is for statements whose best plan is the same for all values. `Row`
 * is the type of its rows.
 */
export type Statement<Row> = { name: string; text: string; usesGenericPlan: boolean; row?: Row };

export const statement = <Row extends QueryResultRow>(text: string, usesGenericPlan = false): Statement<Row> => ({
  name: createHash("sha256").update(text).digest("hex").slice(0, 32),
  ...{ text, usesGenericPlan },
});

const composed = new Map<string, Statement<{ json: string }>>();
/**
 * The statement of a read that is put together for each call: the same text is one statement, hashed once. Its text says
 * what is asked, never with which values, so there are only as many as there are kinds of questions.
 */
export function composedStatement(text: string, usesGenericPlan = false): Statement<{ json: string }> {
  const known = composed.get(text) ?? statement<{ json: string }>(text, usesGenericPlan);
  composed.set(text, known);
  return known;
}

/** The statement of a read that hardly anybody repeats: without a name it is parsed each time, and nothing keeps it. */
export const passingStatement = (text: string): Statement<{ json: string }> => ({
  name: "",
  text,
  usesGenericPlan: false,
});

/** Runs a statement as part of the transaction. */
export async function runStatement<Row extends QueryResultRow>(
  tx: Tx,
  { name, text }: Statement<Row>,
  values: unknown[],
): Promise<Row[]> {
  const { rows } = await tx.$client.query<Row>({ name, text, values });
  return rows;
}
