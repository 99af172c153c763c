import type { SavedWithdrawalSettings } from "@mauzo/contract/payments/withdrawals";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { getSettings } from "./get-settings.ts";
import { settingsDocument } from "./queries.ts";

/** From which sum on a second admin confirms, with who saved it last, for the mail about it. */
export async function getSettingsAndSaver(tx: Tx, shopId: string): Promise<SavedWithdrawalSettings & { by: string }> {
  const { saved_by: by } = await settingsDocument.readSaved(tx, shopId);
  return { ...(await getSettings(tx, shopId)), by: by ?? "" };
}
