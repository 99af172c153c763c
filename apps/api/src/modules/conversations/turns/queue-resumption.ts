import type { AfterCommitSubscriber } from "../../../facts.ts";
import { listResuming } from "./queries.ts";

/** Where a person has begun to answer for a time, the bot answers again after it. One job waits for each turn. */
export const queueResumption: AfterCommitSubscriber["handle"] = async (tx, { queue }, { shopId, facts }) => {
  const ids = new Set(facts.filter(({ actor }) => actor.kind === "staff").map(({ subject }) => subject));
  if (ids.size === 0) return;
  for (const { conversationId, turn, secondsLeft } of await listResuming(tx, shopId, [...ids])) {
    const afterSeconds = Math.max(0, Math.ceil(secondsLeft ?? 0));
    const idempotencyKey = `${conversationId} ${turn}`;
    await queue.send(tx, "resume-bot", { shopId, conversationId }, { afterSeconds, idempotencyKey });
  }
};
