import type { SetupFee } from "@mauzo/contract/payments/setup-fee";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { networksOf } from "../payments/steps/who-asks.ts";
import { isSetupPaid, listSetupPayments } from "./queries.ts";
import { setupCurrency, setupPaymentOf } from "./rules.ts";

export type SetupDeps = Pick<Deps, "payments" | "queue"> & { env: Pick<Deps["env"], "setupFee"> };

/** The fee that a shop pays once, and how its payment stands. */
export async function getSetupFee(
  tx: Tx,
  { payments, env: { setupFee } }: SetupDeps,
  shopId: string,
): Promise<SetupFee> {
  const is_paid = await isSetupPaid(tx, shopId);
  return {
    fee: setupFee ? { minor: setupFee.minor, currency: setupCurrency } : null,
    ...{ is_needed: setupFee?.isNeeded === true && !is_paid, is_paid, networks: networksOf(payments) },
    items: (await listSetupPayments(tx, shopId)).map(setupPaymentOf),
  };
}
