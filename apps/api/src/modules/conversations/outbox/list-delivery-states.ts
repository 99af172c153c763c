import type { Tx } from "../../../db/tenant-transaction.ts";
import { listParts } from "./queries/parts.ts";
import { worstState } from "./rules/fold-statuses.ts";
import type { OutboxState } from "./rules/outbox-state.ts";

export type DeliveryState = { seq: number; state: OutboxState; code: number | null };

/** How messages of a conversation stand, each by the worst of its parts. Those that have none are not listed. */
export async function listDeliveryStates(
  tx: Tx,
  shopId: string,
  conversationId: string,
  seqs: readonly number[],
): Promise<DeliveryState[]> {
  const parts = await listParts(tx, { shopId, conversationId, seqs: [...seqs] });
  return [...Map.groupBy(parts, ({ seq }) => seq)].flatMap(([seq, ofMessage]) => {
    const state = worstState(ofMessage.map((part) => part.state));
    if (!state) return [];
    return [{ seq, state, code: ofMessage.find((part) => part.state === "failed")?.code ?? null }];
  });
}
