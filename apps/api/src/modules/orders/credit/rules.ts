import type { Texts } from "@mauzo/contract/orders/order-workflow";
import type { Language } from "@mauzo/contract/shared";
import { formatDay } from "@mauzo/format/date-time";
import { reminderTexts } from "./messages.ts";

/** How many days after the day to pay an order its customer is reminded; before it they are below nothing. */
export const reminderDays = [-3, -1, 1, 7, 14] as const;
/** For how many days more a reminder is still sent that was not on its day. */
export const catchUpDays = 2;

/** The text of a reminder, with the day written out. */
export function reminderText({ due_on, today }: { due_on: string | null; today: string }): Texts {
  if (due_on === null) return reminderTexts.undated;
  const { en, sw } = reminderTexts[due_on < today ? "after" : "before"];
  const day = (language: Language) => formatDay(due_on, language);
  return { en: en.replace("{day}", day("en")), sw: sw.replace("{siku}", day("sw")) };
}
