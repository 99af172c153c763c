import { whatsappWebhook } from "@mauzo/contract/conversations/whatsapp-webhook";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { receiveWebhook } from "./receive-webhook.ts";
import { verifyWebhook } from "./verify-webhook.ts";

export function inboundRoutes(mount: Mount, deps: Deps) {
  mount.raw(whatsappWebhook.verify, ({ params, query }) => verifyWebhook(deps, params.key, query));
  mount(whatsappWebhook.receive, ({ params, bytes }, context) => receiveWebhook(deps, context, params.key, bytes));
}
