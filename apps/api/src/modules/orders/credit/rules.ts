import {
  type DebtReminder,
  daysOfReminder,
  debtReminders,
  type OrderWorkflow,
  reminderFieldNames,
  type Texts,
} from "@mauzo/contract/orders/order-workflow";
import type { Language, Money } from "@mauzo/contract/shared";
import { formatDay } from "@mauzo/format/date-time";
import { fillText } from "@mauzo/format/fill-text";
import { formatMoney } from "@mauzo/format/money";
import { instalmentTexts, reminderTexts } from "./messages.ts";

/** How many days after the day to pay an order its customer is reminded; before it they are below nothing. */
export const reminderDays = debtReminders.map((level) => daysOfReminder[level]);
/** For how many days more a reminder is still sent that was not on its day. */
export const catchUpDays = 2;

const dayMs = 86_400_000;
/** Whose very day it is. What the shop wrote for a day ("tomorrow you pay") is not true on another one. */
function levelOn(due_on: string, today: string): DebtReminder | undefined {
  const days = Math.round((Date.parse(today) - Date.parse(due_on)) / dayMs);
  return debtReminders.find((level) => daysOfReminder[level] === days);
}
/** The day on which a reminder is sent. */
export const dayOfReminder = (due_on: string, level: DebtReminder): string =>
  new Date(Date.parse(due_on) + daysOfReminder[level] * dayMs).toISOString().slice(0, 10);

type Reminded = {
  due_on: string | null;
  today: string;
  instalment: Money | null;
  /** The shop's own words, each for its own day. */
  own: OrderWorkflow["reminders"];
};
/**
 * The text of a reminder, in the shop's words or ours, with the day written out, and what is to be paid by then where that is
 * not all of it.
 */
export function reminderText({ due_on, today, instalment, own }: Reminded): Texts {
  if (due_on === null) return reminderTexts.undated;
  const level = levelOn(due_on, today);
  const ours = (instalment ? instalmentTexts : reminderTexts)[due_on < today ? "after" : "before"];
  const { en, sw } = level !== undefined && own[level].on ? own[level].text : ours;
  const filled = (words: string, language: Language) => {
    const day = formatDay(due_on, language);
    // Of an order without instalments it is all that is owed, which is filled in where the message is made.
    const amount = instalment ? formatMoney(instalment) : `{${reminderFieldNames.owed[language]}}`;
    const either = (field: "day" | "amount", value: string) =>
      Object.fromEntries(Object.values(reminderFieldNames[field]).map((name) => [name, value]));
    return fillText(words, { ...either("day", day), ...either("amount", amount) });
  };
  return { en: filled(en, "en"), sw: filled(sw, "sw") };
}
