import type { Webhook, WebhookEdit } from "@mauzo/contract/developers/webhooks";
import { publishLiveEvent } from "../../../db/live-events.ts";
import { savedMeanwhile } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { updateEndpoint } from "./queries.ts";
import { getWebhook } from "./steps/get-webhook.ts";
import { lockWebhook } from "./steps/lock-webhook.ts";

/** Changes an endpoint. @throws 404; 409 when it was saved meanwhile */
export const saveWebhook = (
  { shopId, tx, person }: ShopContext,
  id: string,
  { version: seen, url, description, events }: WebhookEdit,
): Promise<Webhook> =>
  tx(async (tx) => {
    const { version, savedBy } = await lockWebhook(tx, shopId, id);
    if (version !== seen) throw savedMeanwhile({ version, saved_by: savedBy });
    await updateEndpoint(tx, shopId, id, {
      ...{ url, description, events: [...new Set(events)], savedBy: person.name, version: version + 1 },
    });
    await publishLiveEvent(tx, { topic: "webhooks", id });
    return getWebhook(tx, shopId, id);
  });
