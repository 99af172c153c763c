import type { SmsParts } from "@mauzo/channels/sms/count-parts";
import { isSendable, type MessageTemplate } from "@mauzo/contract/conversations/message-templates";
import { fieldsIn } from "@mauzo/contract/conversations/template-rules";
import type { CampaignChannel } from "@mauzo/contract/marketing/campaign-states";
import { type CampaignMessage, isCampaignBlank } from "@mauzo/contract/marketing/campaign-texts";
import { fillText } from "@mauzo/format/fill-text";

/** What one message holds, alone and as a part of several. */
const holds = { gsm7: [160, 153], ucs2: [70, 67] } as const;

/** How many characters can be added before it is one part more. */
export function charactersLeft({ encoding, parts, characters }: SmsParts): number {
  const [alone, each] = holds[encoding];
  return Math.max(0, (parts <= 1 ? alone : each * parts) - characters);
}

const languages = ["sw", "en"] as const;
const fieldsOf = ({ texts }: Pick<MessageTemplate, "texts">) =>
  languages.flatMap((language) => fieldsIn(`${texts[language].header} ${texts[language].body}`));

/** Whether a template can be sent to many: WhatsApp sends it, and it speaks of no order. */
export const fitsCampaign = (template: Pick<MessageTemplate, "texts" | "standing">): boolean =>
  languages.some((language) => isSendable(template.standing[language].state)) &&
  fieldsOf(template).every((field) => isCampaignBlank(field));

/** Whether a message has a link, which somebody has to say where it leads. */
const templateHasLink = (template: Pick<MessageTemplate, "texts">): boolean => fieldsOf(template).includes("link");
export const hasLink = (message: CampaignMessage): boolean =>
  languages.some((language) => message[language].text.includes("{link}"));

type Written = { message: CampaignMessage; template: string };
/** The same of what a form holds. Of a template that is not read yet it is not known: where its link leads stays as it is. */
export function isLinked(
  channel: CampaignChannel,
  { message, template }: Written,
  templates: readonly Pick<MessageTemplate, "id" | "texts">[] | undefined,
): boolean {
  if (channel === "sms") return hasLink(message);
  const chosen = templates?.find(({ id }) => id === template);
  return template !== "" && (!chosen || templateHasLink(chosen));
}

const codeLength = 14;
/** As long as the link in any message's text is. */
export const sampleLink = (siteUrl: string): string => `${siteUrl}/l/${"0".repeat(codeLength)}`;
/** As much as the end of every message takes: the way to get no more. */
export const messageEnd = (siteUrl: string): string => `\nAcha: ${siteUrl}/o/${"0".repeat(codeLength)}`;

/** A message as somebody gets it whose name is not known. */
export const filledMessage = (
  text: string,
  values: { name: string; shop: string; link: string },
  end: string,
): string => `${fillText(text, values)}${end}`;

const soonMs = 2 * 60_000;
/** Whether something that would begin now waits for the morning. */
export const waitsForMorning = (startsAt: string, nowMs: number): boolean => Date.parse(startsAt) - nowMs > soonMs;

/** Where recurring campaigns are listed; one of them is below it. */
export const planPath = "/dashboard/marketing/recurring";
export const writePlanPath = `${planPath}/new`;
