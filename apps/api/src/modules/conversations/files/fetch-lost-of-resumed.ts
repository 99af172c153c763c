import type { AfterCommitSubscriber } from "../../../facts.ts";
import { fetchLost } from "./fetch-lost.ts";

/** Fetches the lost files of numbers that are no longer paused. */
export const fetchLostOfResumed: AfterCommitSubscriber["handle"] = async (tx, deps, { shopId, facts }) => {
  for (const { subject: numberId } of facts) await fetchLost(tx, deps, { shopId, numberId });
};
