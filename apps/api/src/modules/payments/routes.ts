import type { Deps } from "../../deps.ts";
import type { Mount } from "../../http/mount.ts";
import { balanceRoutes } from "./balances/routes.ts";
import { complianceRoutes } from "./compliance/routes.ts";
import { debtRoutes } from "./debts/routes.ts";
import { paymentRoutes } from "./payments/routes.ts";
import { destinationRoutes } from "./payout-destinations/routes.ts";
import { receiptRoutes } from "./receipts/routes.ts";
import { setupFeeRoutes } from "./setup-fee/routes.ts";
import { withdrawalSettingRoutes } from "./withdrawal-settings/routes.ts";
import { withdrawalRoutes } from "./withdrawals/routes.ts";

export function mountPayments(mount: Mount, deps: Deps) {
  debtRoutes(mount, deps);
  balanceRoutes(mount, deps);
  paymentRoutes(mount, deps);
  receiptRoutes(mount, deps);
  setupFeeRoutes(mount, deps);
  complianceRoutes(mount, deps);
  destinationRoutes(mount, deps);
  withdrawalRoutes(mount, deps);
  withdrawalSettingRoutes(mount, deps);
}
