import type { WithdrawalSettings } from "@mauzo/contract/payments/withdrawals";
import { shopDocument } from "../../../db/documents/shop-document.ts";

export const settingsDocument = shopDocument<Omit<WithdrawalSettings, "version">>("withdrawal_settings", "settings");
