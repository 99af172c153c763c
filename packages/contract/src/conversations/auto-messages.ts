import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Version } from "../shared.ts";

export const weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;

const Time = z.string().check(z.regex(/^(?:[01][0-9]|2[0-3]):[0-5][0-9]$/));
/**
 * From when until when, on the clock of the shop. What ends before it begins ends on the next day; the same moment twice is
 * the whole day.
 */
const OpenHours = z.strictObject({ from: Time, until: Time });
const Day = z.nullable(OpenHours);
export const WeekHours = z.strictObject({ mon: Day, tue: Day, wed: Day, thu: Day, fri: Day, sat: Day, sun: Day });
export type WeekHours = z.infer<typeof WeekHours>;

export const mostAutoText = 1_000;
const Text = z.string().check(z.trim(), z.maxLength(mostAutoText));
/** A language without words gets those of the other. */
export const AutoText = z.strictObject({ on: z.boolean(), en: Text, sw: Text });
export type AutoText = z.infer<typeof AutoText>;

/**
 * What is said beside the chatflow, in both languages: a greeting before the first answer, and once in each time that the
 * shop is closed, that it is. A day without hours is closed; `hours` is null for a shop that is always open.
 */
export const AutoMessages = z.strictObject({
  version: Version,
  greeting: AutoText,
  away: AutoText,
  hours: z.nullable(WeekHours),
});
export type AutoMessages = z.infer<typeof AutoMessages>;

export const autoMessages = {
  get: endpoint({
    method: "GET",
    path: "/auto-messages",
    access: { resource: "whatsapp_interactions", action: "read" },
    summary: "The greeting, the away message, and the hours for it",
    reply: AutoMessages,
  }),
  /** 409 when it has been saved since. */
  save: endpoint({
    method: "PUT",
    path: "/auto-messages",
    access: "admin",
    summary: "Write the greeting and the away message, and say when the shop is open",
    body: AutoMessages,
    reply: AutoMessages,
    errors: ["version_conflict"],
  }),
};
