import { personRights } from "@mauzo/contract/customers/person-rights";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { exportPerson } from "./export-person.ts";
import { forgetCustomer } from "./forget-customer.ts";

export function rightsRoutes(mount: Mount, deps: Deps) {
  mount.raw(personRights.data, ({ params, query }, context) => exportPerson(context, params.id, query.form));
  mount(personRights.forget, ({ params, body }, context) => forgetCustomer(deps, context, params.id, body.name));
}
