import { plannedMessages } from "@mauzo/contract/conversations/planned-messages";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { cancelPlanned } from "./cancel-planned.ts";
import { listPlanned } from "./list-planned.ts";
import { planMessage } from "./plan-message.ts";

export function plannedRoutes(mount: Mount, deps: Deps) {
  mount(plannedMessages.list, ({ params }, context) => listPlanned(context, params.id));
  mount(plannedMessages.create, ({ params, body }, context) => planMessage(deps, context, params.id, body));
  mount(plannedMessages.cancel, ({ params }, context) => cancelPlanned(deps, context, params.id));
}
