import type { Tx } from "../../../../db/tenant-transaction.ts";
import { notFound, refuse } from "../../../../http/refuse.ts";
import { findStatement } from "../queries/find-statement.ts";

export type { StatementTransaction } from "../queries/find-statement.ts";

type Options = { from: string; to: string; most: number };
export type Statement = NonNullable<Awaited<ReturnType<typeof findStatement>>>;

/** The shop's money before and after some days, and its transactions on them. @throws 422 when there are more than `most`. */
export async function getStatement(tx: Tx, shopId: string, { from, to, most }: Options): Promise<Statement> {
  const statement = await findStatement(tx, shopId, { from, to }, most + 1);
  if (!statement) throw notFound();
  if (statement.rows.length > most) throw refuse({ code: "statement_too_long", values: { most } });
  return statement;
}
