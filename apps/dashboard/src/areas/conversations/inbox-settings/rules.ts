import type { InboxSettings } from "@mauzo/contract/conversations/inbox-settings";
import { resumeOfValue, valueOfResume } from "../../../entities/conversations/conversation/rules.ts";

/** Months, or "" for never. */
export const monthChoices = ["3", "6", "12", "24", "36"] as const;

export type InboxForm = {
  bot_resumes: string;
  assign: "off" | "turn";
  forget_months: string;
  person_words: { en: string; sw: string };
  bot_words: { en: string; sw: string };
};

const nothing = { en: "", sw: "" };
/** Of the shape of every form. */
export const pattern: InboxForm = {
  ...{ bot_resumes: "closing", assign: "off", forget_months: "", person_words: nothing, bot_words: nothing },
};

export const toForm = ({ bot_resumes, assign, forget_months, person_words, bot_words }: InboxSettings): InboxForm => ({
  ...{ bot_resumes: valueOfResume(bot_resumes), assign, person_words, bot_words },
  forget_months: forget_months === null ? "" : `${forget_months}`,
});

/** After how many months conversations go; null: never. */
export const monthsOf = ({ forget_months: months }: Pick<InboxForm, "forget_months">): number | null =>
  months === "" ? null : Number(months);

export const toInput = (form: InboxForm, base: InboxSettings): InboxSettings => ({
  ...form,
  version: base.version,
  bot_resumes: resumeOfValue(form.bot_resumes),
  forget_months: monthsOf(form),
});

/** Whether saving this would delete conversations that would have stayed. */
export function forgetsMore(form: InboxForm, { forget_months: before }: InboxSettings): boolean {
  const months = monthsOf(form);
  return months !== null && (before === null || months < before);
}
