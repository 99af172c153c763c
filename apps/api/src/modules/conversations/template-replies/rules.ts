import { planRoute, type RouteFacts } from "@mauzo/channels/plan-route";
import type { FieldValues } from "@mauzo/channels/whatsapp/template-part";
import { isSendable, type TemplateCategory, type TemplateText } from "@mauzo/contract/conversations/message-templates";
import type { TemplateReply } from "@mauzo/contract/conversations/template-replies";
import { fieldsIn } from "@mauzo/contract/conversations/template-rules";
import type { Language } from "@mauzo/contract/shared";
import { plainName } from "@mauzo/format/text/plain-name";
import type { SubmittedText } from "./queries.ts";

export type SendableTemplate = {
  id: string;
  name: string;
  category: TemplateCategory;
  language: Language;
  text: TemplateText;
};

/** The templates that WhatsApp sends now, each once: in the first of its languages. */
export function sendableOf(texts: readonly SubmittedText[]): SendableTemplate[] {
  const found = new Map<string, SendableTemplate>();
  for (const { state, submitted: text, ...template } of texts)
    if (text && text.body !== "" && isSendable(state) && !found.has(template.id))
      found.set(template.id, { ...template, text });
  return [...found.values()].toSorted((a, b) => a.name.localeCompare(b.name));
}

const friend: Record<Language, string> = { en: "Dear customer", sw: "Mteja wetu" };
/** What a template says to somebody of whom no order is known. */
export const valuesWithoutOrder = (
  language: Language,
  { name, shop }: { name: string; shop: string },
): FieldValues => ({
  ...{ name: plainName(name) || friend[language], shop: plainName(shop) },
  ...{ number: "", total: "", owed: "", link: "" },
});

type Way = {
  person: Omit<RouteFacts["person"], "channel" | "isAway">;
  consents: boolean;
  windowUntil: Date | null;
  prices: RouteFacts["prices"];
};

/** What a template costs in minor units, and why it can't go to them. */
export function planTemplate(
  { category, text }: SendableTemplate,
  values: FieldValues,
  { person, consents, windowUntil, prices }: Way,
  now: Date,
): { priceMinor: number | null; obstacle: TemplateReply["obstacle"] } {
  const tellsOfOrder = fieldsIn(`${text.header} ${text.body}`).some((field) => values[field] === "");
  const { route, why, priceMinor } = planRoute(
    {
      // WhatsApp counts a template of offers as one also within the 24 hours.
      message: { kind: category === "marketing" ? "offer" : "order" },
      person: { ...person, channel: "whatsapp", isAway: false },
      windowUntil: category === "utility" ? windowUntil : null,
      template: { category, isSendable: true },
      ...{ consents, prices, sms: null },
    },
    now,
  );
  if (route === "none") {
    const obstacle = why === "no_consent" || why === "disconnected" ? why : "unreachable";
    return { priceMinor: null, obstacle };
  }
  return { priceMinor, obstacle: tellsOfOrder ? "no_order" : null };
}
