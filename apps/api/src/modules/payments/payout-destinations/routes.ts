import { payoutDestinations } from "@mauzo/contract/payments/withdrawals";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { addDestination } from "./add-destination.ts";
import { listDestinations } from "./queries.ts";
import { removeDestination } from "./remove-destination.ts";

export function destinationRoutes(mount: Mount, deps: Deps) {
  mount(payoutDestinations.list, (_, { shopId, tx }) =>
    tx(async (tx) => ({ items: await listDestinations(tx, shopId) })),
  );
  mount(payoutDestinations.add, ({ body }, context) => addDestination(deps, context, body));
  mount(payoutDestinations.remove, ({ params }, context) => removeDestination(deps, context, params.id));
}
