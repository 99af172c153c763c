import type { FactActor } from "@mauzo/contract/fact";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { EmitFact } from "../../../../facts.ts";

/** Emits that a receipt has changed. */
export const emitChange = (
  tx: Tx,
  { emitFact }: { emitFact: EmitFact },
  { shopId, id, actor }: { shopId: string; id: string; actor: FactActor },
) => emitFact(tx, { name: "receipt.changed", shopId, subject: id, actor, payload: {} });
