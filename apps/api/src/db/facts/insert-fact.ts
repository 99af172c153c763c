import { runStatement, statement } from "../prepared-statement.ts";
import type { Tx } from "../tenant-transaction.ts";

type NewFactRow = { shopId: string; name: string; version: number; subject: string; actor: unknown; payload: unknown };

const insertedFact = statement(
  "insert into facts (shop_id, name, version, subject, actor, payload) values ($1, $2, $3, $4, $5, $6)",
);

export const insertFact = (tx: Tx, { shopId, name, version, subject, actor, payload }: NewFactRow) =>
  runStatement(tx, insertedFact, [shopId, name, version, subject, JSON.stringify(actor), JSON.stringify(payload)]);
