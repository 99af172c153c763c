import type { Tx } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { insertTrial, type Trial } from "./queries/trials.ts";
import { checkEverySeconds } from "./rules.ts";

/** Lets a part of new conversations meet a version that was just published. */
export async function beginTrial(
  tx: Tx,
  { queue }: { queue: Pick<Deps["queue"], "send"> },
  trial: Pick<Trial, "shopId" | "chatflowId" | "version" | "against" | "share" | "userId" | "userName">,
): Promise<void> {
  const trialId = await insertTrial(tx, trial);
  const job = { shopId: trial.shopId, trialId };
  await queue.send(tx, "check-flow-trial", job, { afterSeconds: checkEverySeconds });
}
