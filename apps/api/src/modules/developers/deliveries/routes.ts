import { webhookDeliveries } from "@mauzo/contract/developers/webhook-deliveries";
import { webhooks } from "@mauzo/contract/developers/webhooks";
import type { Deps } from "../../../deps.ts";
import { keysetPage } from "../../../http/keyset-page.ts";
import type { Mount } from "../../../http/mount.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { getDelivery } from "./get-delivery.ts";
import { listDeliveries } from "./queries/deliveries.ts";
import { resendDelivery } from "./resend-delivery.ts";
import { sendTest } from "./send-test.ts";

export function deliveryRoutes(mount: Mount, { limiter }: Pick<Deps, "limiter">) {
  const countByHand = async ({ shopId, address }: ShopContext): Promise<undefined> => {
    await limiter.take("webhookByHand", { address, account: shopId });
  };
  mount(
    webhooks.test,
    (_, context) => countByHand(context),
    ({ params }, context) => sendTest(context, params.id),
  );
  mount(webhookDeliveries.list, ({ query }, { shopId, tx }) =>
    tx((tx) => keysetPage(query, (filter) => listDeliveries(tx, shopId, filter))),
  );
  mount(webhookDeliveries.get, ({ params }, { shopId, tx }) => tx((tx) => getDelivery(tx, shopId, params.id)));
  mount(
    webhookDeliveries.resend,
    (_, context) => countByHand(context),
    ({ params }, context) => resendDelivery(context, params.id),
  );
}
