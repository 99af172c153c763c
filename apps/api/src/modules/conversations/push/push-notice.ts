import { conversations } from "@mauzo/contract/conversations/conversations";
import { inShop } from "../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../deps.ts";
import type { JobPayloads } from "../../../jobs/job-definitions.ts";
import { listMembersWhoMay } from "../../account/staff/list-members-who-may.ts";
import { newMessageNotice } from "./messages.ts";
import { deleteDevice, findUntold } from "./queries.ts";

/** How long a push service that takes nothing is left alone before each further try. */
const waitSeconds = [60, 600];

/**
 * Tells a device that a customer wrote; not if its owner has seen it meanwhile, if somebody answered, or if they may no
 * longer read it.
 */
export async function pushNotice(
  { pool, queue, push, log }: Pick<JobDeps, "pool" | "queue" | "push" | "log">,
  { shopId, deviceId, conversationId, time }: JobPayloads["push-notice"],
): Promise<void> {
  if (push === undefined) return;
  const untold = await inShop(pool, shopId, async (tx) => {
    const found = await findUntold(tx, shopId, deviceId, conversationId);
    const readers = found ? await listMembersWhoMay(tx, shopId, conversations.list.access) : [];
    return readers.some(({ id }) => id === found?.userId) ? found : undefined;
  });
  if (!untold) return;
  const notice = newMessageNotice(untold.language, { ...untold, conversationId });
  const message = { body: JSON.stringify(notice), topic: conversationId.replaceAll("-", "") };
  const outcome = await push.send(untold, message);
  if (outcome.kind === "gone") await inShop(pool, shopId, (tx) => deleteDevice(tx, shopId, deviceId));
  if (outcome.kind === "refused") log.error({ why: outcome.why }, "a push service refuses what is sent to it");
  const afterSeconds = waitSeconds[time - 1];
  if (outcome.kind !== "later" || afterSeconds === undefined) return;
  const again = { shopId, deviceId, conversationId, time: time + 1 };
  const singleKey = `${deviceId} ${conversationId}`;
  await inShop(pool, shopId, (tx) => queue.send(tx, "push-notice", again, { afterSeconds, singleKey }));
}
