import type { AfterCommitSubscriber } from "../../../facts.ts";

/** Fetches the lost files of numbers that are no longer paused. */
export const fetchLostOfResumed: AfterCommitSubscriber["handle"] = async (tx, { queue }, { shopId, facts }) => {
  for (const { subject: numberId } of facts)
    await queue.send(tx, "fetch-lost", { shopId, numberId }, { singleKey: numberId });
};
