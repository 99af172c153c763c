import { customers } from "@mauzo/contract/customers/customers";
import type { Mount } from "../../../http/mount.ts";
import { listCustomers } from "./queries.ts";
import { searchTerms } from "./steps/search-terms.ts";

export function customerRoutes(mount: Mount) {
  mount(customers.list, async ({ query: { search } }, { shopId, tx }) => ({
    items: await tx((tx) => listCustomers(tx, shopId, search ? searchTerms(search) : [])),
  }));
}
