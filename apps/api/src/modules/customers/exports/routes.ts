import { customerExports } from "@mauzo/contract/customers/customer-exports";
import type { Mount } from "../../../http/mount.ts";
import { exportCustomers } from "./export-customers.ts";

export function exportRoutes(mount: Mount) {
  mount.raw(customerExports.file, ({ query }, context) => exportCustomers(context, query));
}
