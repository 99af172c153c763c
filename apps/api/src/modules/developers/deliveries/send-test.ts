import { publishLiveEvent } from "../../../db/live-events.ts";
import { newIds } from "../../../db/sql/new-ids.ts";
import { runAfterCommit } from "../../../db/tenant-transaction.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { loops } from "../../../jobs/wake-loops.ts";
import { lockWebhook } from "../webhooks/steps/lock-webhook.ts";
import { insertBodies, insertDeliveries } from "./queries/sending.ts";
import { writeTest } from "./rules/write-message.ts";

/** Sends a test to an endpoint, also to a paused one. Returns the id under which the log has it. @throws 404 */
export const sendTest = ({ shopId, tx }: ShopContext, endpointId: string): Promise<{ id: string }> =>
  tx(async (tx) => {
    await lockWebhook(tx, shopId, endpointId);
    const now = new Date();
    const [id = ""] = await newIds(tx, 1);
    const row = { shopId, id, endpointId, event: "webhook.test" as const, factId: null, orderId: null };
    await insertDeliveries(tx, [{ ...row, state: "waiting", dueAt: now.toISOString() }]);
    await insertBodies(tx, [{ shopId, deliveryId: id, attemptId: null, body: writeTest(now) }]);
    await publishLiveEvent(tx, { topic: "webhooks", id });
    runAfterCommit(tx, loops.webhooks.wake);
    return { id };
  });
