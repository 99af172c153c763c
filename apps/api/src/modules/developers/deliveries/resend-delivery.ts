import type { WebhookDelivery } from "@mauzo/contract/developers/webhook-deliveries";
import { publishLiveEvent } from "../../../db/live-events.ts";
import { runAfterCommit } from "../../../db/tenant-transaction.ts";
import { notFound, refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { loops } from "../../../jobs/wake-loops.ts";
import { findBody, findDelivery, lockDelivery, updateDelivery } from "./queries/deliveries.ts";
import { findReceiver } from "./queries/endpoints.ts";

/** Sends a delivery once more, under the same id; its schedule begins anew. @throws 404; 409 when it cannot be sent */
export const resendDelivery = ({ shopId, tx }: ShopContext, id: string): Promise<WebhookDelivery> =>
  tx(async (tx) => {
    const delivery = await lockDelivery(tx, shopId, id);
    if (!delivery) throw notFound();
    if (delivery.state === "sending") throw refuse("webhook_under_way");
    const endpoint = await findReceiver(tx, shopId, delivery.endpointId);
    if (!endpoint || endpoint.removedAt !== null) throw refuse("webhook_deleted");
    if (endpoint.pausedWhy !== null && delivery.factId !== null) throw refuse("webhook_paused");
    if ((await findBody(tx, shopId, id)) === undefined) throw refuse("webhook_body_gone");
    await updateDelivery(tx, shopId, id, { state: "waiting", tries: 0, dueAt: new Date().toISOString() });
    await publishLiveEvent(tx, { topic: "webhooks", id });
    runAfterCommit(tx, loops.webhooks.wake);
    const found = await findDelivery(tx, shopId, id);
    if (!found) throw notFound();
    return found;
  });
