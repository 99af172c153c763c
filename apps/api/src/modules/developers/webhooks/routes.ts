import { webhooks } from "@mauzo/contract/developers/webhooks";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { checkAddress } from "./check-address.ts";
import { createWebhook } from "./create-webhook.ts";
import { pauseOrResumeWebhook } from "./pause-or-resume-webhook.ts";
import { listEndpoints } from "./queries.ts";
import { removeOrRestoreWebhook } from "./remove-or-restore-webhook.ts";
import { rotateSecret } from "./rotate-secret.ts";
import { saveWebhook } from "./save-webhook.ts";

export function webhookRoutes(mount: Mount, deps: Deps) {
  mount(webhooks.list, (_, { shopId, tx }) => tx(async (tx) => ({ items: await listEndpoints(tx, shopId) })));
  mount(
    webhooks.create,
    ({ body }) => checkAddress(deps, body.url),
    ({ body }, context) => createWebhook(deps, context, body),
  );
  mount(
    webhooks.save,
    ({ body }) => checkAddress(deps, body.url),
    ({ params, body }, context) => saveWebhook(context, params.id, body),
  );
  mount(webhooks.rotate, ({ params }, context) => rotateSecret(deps, context, params.id));
  mount(webhooks.pause, ({ params }, context) => pauseOrResumeWebhook(context, { ...params, pause: true }));
  mount(webhooks.resume, ({ params }, context) => pauseOrResumeWebhook(context, { ...params, pause: false }));
  mount(webhooks.remove, ({ params }, context) => removeOrRestoreWebhook(context, { ...params, remove: true }));
  mount(webhooks.restore, ({ params }, context) => removeOrRestoreWebhook(context, { ...params, remove: false }));
}
