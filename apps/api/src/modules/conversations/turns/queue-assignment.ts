import type { AfterCommitSubscriber } from "../../../facts.ts";

/** Whoever asks for a person gets one, in a shop that assigns in turn. */
export const queueAssignment: AfterCommitSubscriber["handle"] = async (tx, { queue }, { shopId, facts }) => {
  for (const { subject: conversationId } of facts) await queue.send(tx, "assign-in-turn", { shopId, conversationId });
};
