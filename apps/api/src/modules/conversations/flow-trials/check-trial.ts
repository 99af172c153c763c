import { inSavepoint, inShop } from "../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../deps.ts";
import type { JobPayloads } from "../../../jobs/job-definitions.ts";
import { holdChatflows } from "../chatflows/hold-chatflows.ts";
import { findTrial } from "./queries/trials.ts";
import { checkEverySeconds, worseBecause } from "./rules.ts";
import { countTrial } from "./steps/count-trial.ts";
import { goBack } from "./steps/go-back.ts";

/**
 * Looks whether a version on trial clearly does worse than the one before: then that one is published again, in the name of who
 * began the trial. Else, also
 * where that fails, it looks again in an hour.
 */
export const checkTrial = (
  { pool, queue, emitFact, log }: Pick<JobDeps, "pool" | "queue" | "emitFact" | "log">,
  { shopId, trialId }: JobPayloads["check-flow-trial"],
): Promise<void> =>
  inShop(pool, shopId, async (tx) => {
    await holdChatflows(tx, shopId);
    const trial = await findTrial(tx, shopId, trialId);
    if (trial?.state !== "running") return;
    const { newer, older } = await countTrial(tx, trial);
    const worse = worseBecause(newer, older);
    const by = { userId: trial.userId, name: trial.userName };
    if (worse)
      try {
        return await inSavepoint(tx, (tx) => goBack(tx, emitFact, trial, { by, worse }));
      } catch (error) {
        log.error({ err: error, trial: trialId }, "a version on trial could not go back: it is tried again");
      }
    await queue.send(tx, "check-flow-trial", { shopId, trialId }, { afterSeconds: checkEverySeconds });
  });
