import { formatMoney } from "@mauzo/format/money";
import type { Money } from "../asks.ts";

/** `25,000.00 TZS`; a dash for an amount that is none, because a conversation must not break over it. */
export const moneyText = (money: Money): string => (Number.isSafeInteger(money.minor) ? formatMoney(money) : "–");
