import { inShop } from "../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../deps.ts";
import type { JobPayloads } from "../../../jobs/job-definitions.ts";
import { listDueReminders } from "./queries/due-reminders.ts";
import { takeReminderTurn } from "./queries/reminded-today.ts";
import { queueDebtReminder } from "./queue-debt-reminder.ts";

const batch = 50;

/** Reminds the customers of a shop whose day has come, some at a time: the rest is left to the next job. */
export async function remindDebtors(
  deps: Pick<JobDeps, "pool" | "queue" | "env" | "emitFact" | "messaging">,
  { shopId }: JobPayloads["remind-debtors"],
): Promise<void> {
  await inShop(deps.pool, shopId, async (tx) => {
    await takeReminderTurn(tx, shopId);
    const due = await listDueReminders(tx, shopId, batch);
    for (const reminder of due) await queueDebtReminder(tx, deps, { shopId, ...reminder });
    if (due.length === batch)
      await deps.queue.send(tx, "remind-debtors", { shopId }, { afterSeconds: 1, singleKey: shopId });
  });
}
