import { smsConnections } from "@mauzo/contract/marketing/sms-connections";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { askSmsProvider } from "./ask-sms-provider.ts";
import { createSmsConnection } from "./create-sms-connection.ts";
import { makeDefault } from "./make-default.ts";
import { makeFallback } from "./make-fallback.ts";
import { listConnections } from "./queries.ts";
import { receiveReports } from "./receive-reports.ts";
import { removeSmsConnection } from "./remove-sms-connection.ts";
import { withAddress } from "./steps/get-connection.ts";
import { storeSmsCheck } from "./store-sms-check.ts";
import { updateSmsConnection } from "./update-sms-connection.ts";

export function smsConnectionRoutes(mount: Mount, deps: Deps) {
  mount(smsConnections.list, (_, context) =>
    context.tx(async (tx) => ({
      items: (await listConnections(tx, context.shopId)).map((each) => withAddress(deps.env, context, each)),
    })),
  );
  mount(smsConnections.create, ({ body }, context) => createSmsConnection(deps, context, body));
  mount(smsConnections.update, ({ params, body }, context) => updateSmsConnection(deps, context, params.id, body));
  mount(
    smsConnections.check,
    ({ params }, context) => askSmsProvider(deps, context, params.id),
    ({ params }, context, { checked }) => storeSmsCheck(deps, context, { id: params.id, checked }),
  );
  mount(smsConnections.makeDefault, ({ params }, context) => makeDefault(deps, context, params.id));
  mount(smsConnections.makeFallback, ({ params, body }, context) =>
    makeFallback(deps, context, { ...params, ...body }),
  );
  mount(smsConnections.remove, ({ params }, context) => removeSmsConnection(deps, context, params.id));
  mount(smsConnections.report, ({ params, bytes }) => receiveReports(deps, { ...params, bytes }));
}
