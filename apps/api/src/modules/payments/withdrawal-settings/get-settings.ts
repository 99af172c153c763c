import type { WithdrawalSettings } from "@mauzo/contract/payments/withdrawals";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { settingsDocument } from "./queries.ts";

/** From which sum on a second admin confirms; none does until somebody sets it. */
export async function getSettings(tx: Tx, shopId: string): Promise<WithdrawalSettings> {
  const found = await settingsDocument.find(tx, shopId);
  return { confirm_from_minor: null, ...found?.document, version: found?.version ?? 0 };
}
