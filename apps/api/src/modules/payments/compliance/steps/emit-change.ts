import type { FactActor } from "@mauzo/contract/fact";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { EmitFact } from "../../../../facts.ts";

/** Emits that what the shop shows of itself has changed. */
export const emitChange = (
  tx: Tx,
  { emitFact }: { emitFact: EmitFact },
  { shopId, actor }: { shopId: string; actor: FactActor },
) => emitFact(tx, { name: "compliance.changed", shopId, subject: shopId, actor, payload: {} });
