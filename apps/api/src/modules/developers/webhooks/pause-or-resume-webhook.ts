import type { Webhook } from "@mauzo/contract/developers/webhooks";
import { publishLiveEvent } from "../../../db/live-events.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { skipWaiting } from "../deliveries/steps/skip-waiting.ts";
import { updateEndpoint } from "./queries.ts";
import { getWebhook } from "./steps/get-webhook.ts";
import { lockWebhook } from "./steps/lock-webhook.ts";

/** Pauses an endpoint, so that what waits is skipped, or resumes it with a clean slate. @throws 404 */
export const pauseOrResumeWebhook = (
  { shopId, tx, person }: ShopContext,
  { id, pause }: { id: string; pause: boolean },
): Promise<Webhook> =>
  tx(async (tx) => {
    const { pausedWhy } = await lockWebhook(tx, shopId, id);
    if (pause !== (pausedWhy !== null)) {
      await updateEndpoint(tx, shopId, id, {
        ...(pause ? { pausedWhy: "person" as const } : { pausedWhy: null, failingSince: null }),
        savedBy: person.name,
      });
      if (pause) await skipWaiting(tx, shopId, id);
      await publishLiveEvent(tx, { topic: "webhooks", id });
    }
    return getWebhook(tx, shopId, id);
  });
