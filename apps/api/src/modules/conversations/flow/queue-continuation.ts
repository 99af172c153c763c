import type { AfterCommitSubscriber } from "../../../facts.ts";

/** The conversations that asked for these payments go on: they may wait for them. */
export const queueContinuation: AfterCommitSubscriber["handle"] = async (tx, { queue }, { shopId, facts }) => {
  for (const { subject: paymentId } of facts) await queue.send(tx, "continue-flow", { shopId, paymentId });
};
