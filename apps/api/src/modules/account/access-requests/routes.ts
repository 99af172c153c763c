import { accessRequests } from "@mauzo/contract/account/access-requests";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { answerRequest } from "./answer-request.ts";
import { askForAccess } from "./ask-for-access.ts";
import { listOpen, listOwn } from "./queries.ts";

export function accessRequestRoutes(mount: Mount, deps: Pick<Deps, "queue">) {
  mount(accessRequests.list, (_, { shopId, tx }) => tx(async (tx) => ({ items: await listOpen(tx, shopId) })));
  mount(accessRequests.own, (_, { shopId, tx, person }) =>
    tx(async (tx) => ({ items: await listOwn(tx, shopId, person.userId) })),
  );
  mount(accessRequests.create, ({ body }, context) => askForAccess(deps, context, body));
  mount(accessRequests.grant, ({ params }, context) => answerRequest(deps, context, { ...params, state: "granted" }));
  mount(accessRequests.refuse, ({ params }, context) => answerRequest(deps, context, { ...params, state: "refused" }));
}
