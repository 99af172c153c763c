import type { Tx } from "../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../deps.ts";
import { listForgotten } from "./queries.ts";

/**
 * Has the withdrawals of a shop sent, or asked about, that nobody has done anything about for an hour: their jobs may be
 * lost. A job that was only late does the same once more, which sends nothing twice.
 */
export async function requeueWithdrawals(
  tx: Tx,
  { queue }: Pick<JobDeps, "queue">,
  { shopId, runId }: { shopId: string; runId: string },
): Promise<void> {
  for (const { id, state } of await listForgotten(tx, shopId)) {
    const idempotencyKey = `${runId} ${id}`;
    if (state === "held") await queue.send(tx, "send-withdrawal", { shopId, withdrawalId: id }, { idempotencyKey });
    else {
      const question = { shopId, withdrawalId: id, time: null };
      await queue.send(tx, "query-withdrawal", question, { singleKey: `${id} late`, idempotencyKey });
    }
  }
}
