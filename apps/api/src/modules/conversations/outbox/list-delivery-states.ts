import type { Tx } from "../../../db/tenant-transaction.ts";
import { listParts } from "./queries/parts.ts";
import { worstState } from "./rules/fold-statuses.ts";
import type { OutboxState } from "./rules/outbox-state.ts";

export type DeliveryState = {
  seq: number;
  state: OutboxState;
  code: number | null;
  /** Whether WhatsApp refused all of it, so that nothing reached the customer. */
  isLost: boolean;
};

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
    const failed = ofMessage.filter((part) => part.state === "failed");
    return [{ seq, state, code: failed[0]?.code ?? null, isLost: failed.length === ofMessage.length }];
  });
}
