import { webhookLimits } from "@mauzo/contract/developers/webhook-kinds";
import { publishLiveEvent } from "../../../db/live-events.ts";
import { notFound, refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { skipWaiting } from "../deliveries/steps/skip-waiting.ts";
import { countEndpoints, lockEndpoint, updateEndpoint } from "./queries.ts";

/** Removes an endpoint, or restores it; one already in that state stays as it is. @throws 404; 409 for too many */
export const removeOrRestoreWebhook = (
  { shopId, tx, person }: ShopContext,
  { id, remove }: { id: string; remove: boolean },
): Promise<{ done: true }> =>
  tx(async (tx) => {
    const { endpoints: most } = webhookLimits;
    const count = remove ? 0 : await countEndpoints(tx, shopId);
    const endpoint = await lockEndpoint(tx, shopId, id);
    if (!endpoint) throw notFound();
    if (remove === (endpoint.removedAt !== null)) return { done: true };
    if (count >= most) throw refuse({ code: "too_many_webhooks", values: { most } });
    const removedAt = remove ? new Date().toISOString() : null;
    await updateEndpoint(tx, shopId, id, { removedAt, savedBy: person.name });
    if (remove) await skipWaiting(tx, shopId, id);
    await publishLiveEvent(tx, { topic: "webhooks", id });
    return { done: true };
  });
