import { secretOverlapHours } from "@mauzo/contract/developers/webhook-kinds";
import type { WebhookWithSecret } from "@mauzo/contract/developers/webhooks";
import { publishLiveEvent } from "../../../db/live-events.ts";
import type { Deps } from "../../../deps.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { openSecrets, sealedPlace } from "../deliveries/steps/open-secrets.ts";
import { updateEndpoint } from "./queries.ts";
import { endsOf, newSecret } from "./rules.ts";
import { getWebhook } from "./steps/get-webhook.ts";
import { lockWebhook } from "./steps/lock-webhook.ts";

/** Replaces an endpoint's secret; the one before signs beside it for a day. @throws 404 */
export const rotateSecret = (
  { sealedValues }: Pick<Deps, "sealedValues">,
  { shopId, tx, person }: ShopContext,
  id: string,
): Promise<WebhookWithSecret> =>
  tx(async (tx) => {
    const endpoint = await lockWebhook(tx, shopId, id);
    const now = new Date();
    const [present = ""] = openSecrets(sealedValues, endpoint, now);
    const secret = newSecret();
    await updateEndpoint(tx, shopId, id, {
      sealedSecret: sealedValues.seal(secret, sealedPlace(shopId, id, "sealed_secret")),
      secretEnds: endsOf(secret),
      sealedPreviousSecret: sealedValues.seal(present, sealedPlace(shopId, id, "sealed_previous_secret")),
      previousSecretUntil: new Date(now.getTime() + secretOverlapHours * 3_600_000).toISOString(),
      savedBy: person.name,
    });
    await publishLiveEvent(tx, { topic: "webhooks", id });
    return { ...(await getWebhook(tx, shopId, id)), secret };
  });
