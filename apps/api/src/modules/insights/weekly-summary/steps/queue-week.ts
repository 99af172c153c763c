import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../../deps.ts";
import { listStaffToNotify } from "../../../account/staff/list-staff-to-notify.ts";
import { findDueWeek, hasFigures, takeRecipients } from "../queries.ts";
import { weekBefore, weekOf } from "./read-week.ts";

/** Queues the summary of the last week for each admin of a shop where it is due, unless there is nothing to tell. */
export async function queueWeek(tx: Tx, { queue }: Pick<JobDeps, "queue">, shopId: string, at: Date): Promise<void> {
  const week = await findDueWeek(tx, shopId, at);
  if (week === undefined || !(await hasFigures(tx, weekBefore(week).from, weekOf(week).to))) return;
  const admins = await listStaffToNotify(tx, shopId);
  for (const userId of await takeRecipients(tx, shopId, week, admins))
    await queue.send(tx, "weekly-summary-mail", { shopId, userId, week });
}
