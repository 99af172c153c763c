import { inTransaction } from "../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../deps.ts";
import type { JobPayloads } from "../../../jobs/job-definitions.ts";
import { rollChats, rollDays } from "./queries.ts";
import { inSpans } from "./steps/in-spans.ts";

/** Shorter than the heartbeat of a job, and far from its time-out. */
const jobMs = 10_000;
/** So few that they are written within moments. */
const daysAtOnce = 10;
const chatsAtOnce = 500;

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
  const [rollNextDays, rollNextChats] = [inSpans(daysAtOnce, rollDays), inSpans(chatsAtOnce, rollChats)];
  while ((await rollNextDays(pool, shopId)) > 0 || (await rollNextChats(pool, shopId)) > 0)
    if (performance.now() > until)
      return inTransaction(pool, (tx) => queue.send(tx, "roll-figures", { shopId }, { singleKey: shopId }));
}
