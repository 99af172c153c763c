import { inShop } from "../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../deps.ts";
import type { JobPayloads } from "../../../jobs/job-definitions.ts";
import { lockTrial } from "./queries/trials.ts";
import { checkEverySeconds, worseBecause } from "./rules.ts";
import { countTrial } from "./steps/count-trial.ts";
import { goBack } from "./steps/go-back.ts";

/**
 * Looks whether a version on trial surely does worse than the one before: then that one is published again, in the name of who
 * began the trial. Else it looks again in an hour.
 */
export const checkTrial = (
  { pool, queue, emitFact }: Pick<JobDeps, "pool" | "queue" | "emitFact">,
  { shopId, trialId }: JobPayloads["check-flow-trial"],
): Promise<void> =>
  inShop(pool, shopId, async (tx) => {
    const trial = await lockTrial(tx, shopId, trialId);
    if (trial?.state !== "running") return;
    const { newer, older } = await countTrial(tx, trial);
    const worse = worseBecause(newer, older);
    const by = { userId: trial.userId, name: trial.userName };
    if (worse) await goBack(tx, emitFact, trial, { by, worse });
    else await queue.send(tx, "check-flow-trial", { shopId, trialId }, { afterSeconds: checkEverySeconds });
  });
