import type { Texts } from "@mauzo/contract/orders/order-workflow";
import type { Language, Money } from "@mauzo/contract/shared";
import { formatDay } from "@mauzo/format/date-time";
import { formatMoney } from "@mauzo/format/money";
import { instalmentTexts, reminderTexts } from "./messages.ts";

/** How many days after the day to pay an order its customer is reminded; before it they are below nothing. */
export const reminderDays = [-3, -1, 1, 7, 14] as const;
/** For how many days more a reminder is still sent that was not on its day. */
export const catchUpDays = 2;

type Reminded = { due_on: string | null; today: string; instalment: Money | null };
/** The text of a reminder, with the day written out, and what is to be paid by then where that is not all of it. */
export function reminderText({ due_on, today, instalment }: Reminded): Texts {
  if (due_on === null) return reminderTexts.undated;
  const { en, sw } = (instalment ? instalmentTexts : reminderTexts)[due_on < today ? "after" : "before"];
  const day = (language: Language) => formatDay(due_on, language);
  const amount = instalment ? formatMoney(instalment) : "";
  return {
    en: en.replace("{day}", day("en")).replace("{amount}", amount),
    sw: sw.replace("{siku}", day("sw")).replace("{kiasi}", amount),
  };
}
