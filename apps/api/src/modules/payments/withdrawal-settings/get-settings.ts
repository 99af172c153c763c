import type { SavedWithdrawalSettings } from "@mauzo/contract/payments/withdrawals";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { settingsDocument } from "./queries.ts";
import { stillHeld } from "./rules.ts";

/** From which sum on a second admin confirms; none does until somebody sets it. */
export async function getSettings(tx: Tx, shopId: string): Promise<SavedWithdrawalSettings> {
  const found = await settingsDocument.find(tx, shopId);
  const document = found?.document ?? { confirm_from_minor: null };
  const { confirm_from_minor } = document;
  return { confirm_from_minor, still: stillHeld(document, new Date()), version: found?.version ?? 0 };
}
