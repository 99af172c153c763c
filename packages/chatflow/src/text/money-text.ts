import { formatMoney } from "@mauzo/format/money";
import type { Money } from "../flow-requests.ts";

/** `25,000.00 TZS`; a dash for an invalid amount, because a conversation must not fail over it. */
export const moneyText = (money: Money): string => (Number.isSafeInteger(money.minor) ? formatMoney(money) : "–");
