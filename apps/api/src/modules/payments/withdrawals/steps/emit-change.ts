import type { FactActor } from "@mauzo/contract/fact";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { EmitFact } from "../../../../facts.ts";

/** Emits that a withdrawal has moved on. */
export const emitChange = (
  tx: Tx,
  { emitFact }: { emitFact: EmitFact },
  { shopId, id, userId }: { shopId: string; id: string; userId: string | null },
) => {
  const actor: FactActor = userId === null ? { kind: "system" } : { kind: "staff", user_id: userId };
  return emitFact(tx, { name: "withdrawal.changed", shopId, subject: id, actor, payload: {} });
};
