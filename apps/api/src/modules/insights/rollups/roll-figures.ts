import { inShop, inTransaction, type Tx } from "../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../deps.ts";
import type { JobPayloads } from "../../../jobs/job-definitions.ts";
import { rollChats, rollDays } from "./queries.ts";

/** Shorter than the heartbeat of a job, and far from its time-out. */
const jobMs = 10_000;
/** So few that they are written within moments. */
const daysAtOnce = 10;
const chatsAtOnce = 500;

const rollNext = async (tx: Tx) => (await rollDays(tx, daysAtOnce)) || (await rollChats(tx, chatsAtOnce));

/**
 * Rolls up the days of a shop that have changed or ended, then the chats of conversations from before it kept them: a job works
 * for a while and leaves the rest to the next one.
 */
export async function rollFigures(
  { pool, queue }: Pick<JobDeps, "pool" | "queue">,
  { shopId }: JobPayloads["roll-figures"],
  limitMs = jobMs,
): Promise<void> {
  const until = performance.now() + limitMs;
  while ((await inShop(pool, shopId, rollNext)) > 0)
    if (performance.now() > until)
      return inTransaction(pool, (tx) => queue.send(tx, "roll-figures", { shopId }, { singleKey: shopId }));
}
