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

const soonMs = 2 * 60_000;
/** Whether something that would begin now waits for the morning. */
export const waitsForMorning = (startsAt: string, nowMs: number): boolean => Date.parse(startsAt) - nowMs > soonMs;
