import type { Tx } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { getPaymentSettings } from "../../shop/payment-settings/get-payment-settings.ts";
import { hasPaidSetup } from "../setup-fee/has-paid-setup.ts";

/** Whether a shop asks phones to pay: it wants to, and has paid what this installation asks for before. */
export async function mayPush(tx: Tx, { setupFee }: Pick<Deps["env"], "setupFee">, shopId: string): Promise<boolean> {
  const { push } = await getPaymentSettings(tx, shopId);
  return push && (!setupFee?.isNeeded || (await hasPaidSetup(tx, shopId)));
}
