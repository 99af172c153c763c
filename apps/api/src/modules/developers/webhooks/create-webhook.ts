import { webhookLimits } from "@mauzo/contract/developers/webhook-kinds";
import type { NewWebhook, WebhookWithSecret } from "@mauzo/contract/developers/webhooks";
import { publishLiveEvent } from "../../../db/live-events.ts";
import { newIds } from "../../../db/sql/new-ids.ts";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { sealedPlace } from "../deliveries/steps/open-secrets.ts";
import { countEndpoints, insertEndpoint } from "./queries.ts";
import { endsOf, newSecret } from "./rules.ts";
import { getWebhook } from "./steps/get-webhook.ts";

/** Adds an endpoint, and answers with its secret: the only time. @throws 409 for too many */
export const createWebhook = (
  { sealedValues }: Pick<Deps, "sealedValues">,
  { shopId, tx, person }: Pick<ShopContext, "shopId" | "tx"> & { person: Pick<ShopContext["person"], "name"> },
  { url, description, events }: NewWebhook,
): Promise<WebhookWithSecret> =>
  tx(async (tx) => {
    const { endpoints: most } = webhookLimits;
    if ((await countEndpoints(tx, shopId)) >= most) throw refuse({ code: "too_many_webhooks", values: { most } });
    // Their ids are in the order in which they were added.
    const [id = ""] = await newIds(tx, 1);
    const secret = newSecret();
    await insertEndpoint(tx, {
      ...{ shopId, id, url, description, events: [...new Set(events)], savedBy: person.name },
      sealedSecret: sealedValues.seal(secret, sealedPlace(shopId, id, "sealed_secret")),
      secretEnds: endsOf(secret),
    });
    await publishLiveEvent(tx, { topic: "webhooks", id });
    return { ...(await getWebhook(tx, shopId, id)), secret };
  });
