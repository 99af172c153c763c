import type { Deps } from "../../deps.ts";
import type { Mount } from "../../http/mount.ts";
import { debtRoutes } from "./debts/routes.ts";
import { paymentRoutes } from "./payments/routes.ts";
import { receiptRoutes } from "./receipts/routes.ts";

export function mountPayments(mount: Mount, deps: Deps) {
  debtRoutes(mount, deps);
  paymentRoutes(mount, deps);
  receiptRoutes(mount, deps);
}
