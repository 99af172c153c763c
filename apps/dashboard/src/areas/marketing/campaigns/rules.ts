import { TZDate } from "@date-fns/tz";
import type { SmsParts } from "@mauzo/channels/sms/count-parts";
import { isSendable, type MessageTemplate } from "@mauzo/contract/conversations/message-templates";
import { fieldsIn } from "@mauzo/contract/conversations/template-rules";
import { fillText } from "@mauzo/format/fill-text";

/** What one message holds, alone and as a part of several. */
const holds = { gsm7: [160, 153], ucs2: [70, 67] } as const;

/** How many characters can be added before it is one part more. */
export function charactersLeft({ encoding, parts, characters }: SmsParts): number {
  const [alone, each] = holds[encoding];
  return Math.max(0, (parts <= 1 ? alone : each * parts) - characters);
}

/** Whether a template can be sent to many: WhatsApp sends it, and it speaks of no order. */
export const fitsCampaign = ({ texts, standing }: Pick<MessageTemplate, "texts" | "standing">): boolean =>
  (["sw", "en"] as const).some((language) => isSendable(standing[language].state)) &&
  (["sw", "en"] as const).every((language) =>
    fieldsIn(`${texts[language].header} ${texts[language].body}`).every(
      (field) => field === "name" || field === "shop",
    ),
  );

const codeLength = 14;
/** As much as the end of every message takes: the way to get no more. */
export const messageEnd = (siteUrl: string): string => `\nAcha: ${siteUrl}/o/${"0".repeat(codeLength)}`;

/** A message as somebody gets it whose name is not known. */
export const filledMessage = (text: string, fallback: string, shop: string, end: string): string =>
  `${fillText(text, { name: fallback, shop })}${end}`;

/** The moment of a day and a time as they are typed, by the clock of a time zone; undefined for anything else. */
export function momentOf(typed: string, timeZone: string): string | undefined {
  const match = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/.exec(typed);
  if (!match) return undefined;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = match.slice(1).map(Number);
  return new Date(new TZDate(year, month - 1, day, hour, minute, timeZone).getTime()).toISOString();
}

/** A moment as a field for day and time holds it, by the clock of a time zone. */
export function typedMoment(moment: Date, timeZone: string): string {
  const zoned = new TZDate(moment.getTime(), timeZone);
  const two = (value: number) => String(value).padStart(2, "0");
  const day = `${zoned.getFullYear()}-${two(zoned.getMonth() + 1)}-${two(zoned.getDate())}`;
  return `${day}T${two(zoned.getHours())}:${two(zoned.getMinutes())}`;
}

const soonMs = 2 * 60_000;
/** Whether something that would begin now waits for the morning. */
export const waitsForMorning = (startsAt: string, nowMs: number): boolean => Date.parse(startsAt) - nowMs > soonMs;
