import { customers } from "@mauzo/contract/customers/customers";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { limitCredit } from "../limits/limit-credit.ts";
import { createCustomer } from "./create-customer.ts";
import { getRecord } from "./get-record.ts";
import { listCustomers } from "./list-customers.ts";
import { listUsedPlaces, listUsedTags } from "./queries/read-record.ts";
import { undoChange } from "./undo-change.ts";
import { updateCustomer } from "./update-customer.ts";

export function customerRoutes(mount: Mount, deps: Deps) {
  mount.json(customers.list, ({ query }, context) => listCustomers(context, query));
  mount(customers.create, ({ body }, context) => createCustomer(deps, context, body));
  mount(customers.values, (_, { shopId, tx }) =>
    tx(async (tx) => ({ tags: await listUsedTags(tx, shopId), places: await listUsedPlaces(tx, shopId) })),
  );
  mount(customers.get, ({ params }, context) => context.tx((tx) => getRecord(tx, context, params.id)));
  mount(customers.update, ({ params, body }, context) => updateCustomer(deps, context, params.id, body));
  mount(customers.limit, ({ params, body }, context) => limitCredit(deps, context, params.id, body.limit_minor));
  mount(customers.undo, ({ params, body }, context) => undoChange(deps, context, params.id, body.version));
}
