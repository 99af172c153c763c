import { customers } from "@mauzo/contract/customers/customers";
import type { Mount } from "../../../http/mount.ts";
import { readCustomers } from "./queries.ts";

export function customerRoutes(mount: Mount) {
  mount.json(customers.list, ({ query }, { shopId, read }) => read(readCustomers(shopId, query)));
}
