import { planRoute, type RoutePlan } from "@mauzo/channels/plan-route";
import type { TemplateCategory, TemplateText } from "@mauzo/contract/conversations/message-templates";
import type { SkipReason } from "@mauzo/contract/marketing/campaign-states";
import type { Language } from "@mauzo/contract/shared";
import type { AudienceMember } from "../../../customers/customers/steps/list-audience.ts";

export type TemplatePrices = { utility: number | null; marketing: number | null };
type Person = {
  /** Whether they wrote to the shop over WhatsApp. */
  wrote: boolean;
  consents: boolean;
  unreachableCode: number | null;
  isDisconnected: boolean;
  windowUntil: string | null;
};

/** Which way a campaign's template goes to somebody at a moment. Inside the window WhatsApp takes nothing for utility alone. */
export const planOffer = (person: Person, category: TemplateCategory, prices: TemplatePrices, now: Date): RoutePlan =>
  planRoute(
    {
      message: { kind: "offer" },
      person: {
        channel: person.wrote ? "whatsapp" : null,
        unreachableCode: person.unreachableCode,
        isDisconnected: person.isDisconnected,
        isAway: false,
      },
      windowUntil: category === "utility" && person.windowUntil !== null ? new Date(person.windowUntil) : null,
      consents: person.consents,
      template: { category, isSendable: true },
      ...{ prices, sms: null },
    },
    now,
  );

/** Why a plan reaches nobody; undefined: it reaches them. */
export function skipOfPlan({ route, why }: RoutePlan, withdrew: boolean): SkipReason | undefined {
  if (route !== "none") return undefined;
  if (why === "nowhere") return "no_chat";
  if (why === "no_consent") return withdrew ? "opted_out" : "no_consent";
  return why === "disconnected" ? "disconnected" : "bad_number";
}

/** The language of the template that somebody gets: theirs, else the shop's, else one in which it is sent. */
export function templateLanguage(
  texts: ReadonlyMap<Language, TemplateText>,
  theirs: Language | null,
  shops: Language | null,
): Language {
  const wanted = theirs ?? shops ?? "sw";
  if (texts.has(wanted)) return wanted;
  return wanted === "en" ? "sw" : "en";
}

type PlannedChat = {
  contactId: string;
  language: Language;
  skipped: SkipReason | null;
  priceMinor: number | null;
  /** For what they get it, of a recurring campaign. */
  occasion: string | null;
};
export type ChatPlan = {
  matched: number;
  reached: number;
  recipients: PlannedChat[];
  skipped: Map<SkipReason, number>;
  languages: { language: Language; people: number; longest: string }[];
  free: number;
  paid: number;
  /** null: nobody said what a template costs. */
  priceMinor: number | null;
};
type Given = {
  members: readonly AudienceMember[];
  /** Why a contact whom it would reach gets nothing all the same. */
  skipOf: (contactId: string) => SkipReason | undefined;
  /** Those that were typed. */
  typed: readonly string[];
  template: { category: TemplateCategory; texts: ReadonlyMap<Language, TemplateText> };
  prices: TemplatePrices;
  shopLanguage: Language | null;
  /** What somebody of this name reads. */
  words: (language: Language, name: string) => string;
  now: Date;
};

/** Who gets a campaign over WhatsApp, in which language and for how much, and who does not and why. */
export function planChats(given: Given): ChatPlan {
  const { members, skipOf, typed, template, prices, shopLanguage, words, now } = given;
  const skipped = new Map<SkipReason, number>();
  const skip = (why: SkipReason) => skipped.set(why, (skipped.get(why) ?? 0) + 1);
  const recipients: PlannedChat[] = [];
  const languages = new Map<Language, { people: number; name: string }>();
  let free = 0;
  for (const member of members) {
    const { contactId, agreed, withdrew, occasion } = member;
    const plan = planOffer({ ...member, wrote: contactId !== null, consents: agreed }, template.category, prices, now);
    const why = skipOfPlan(plan, withdrew) ?? (contactId === null ? null : (skipOf(contactId) ?? null));
    if (why !== null) skip(why);
    if (contactId === null) continue;
    const language = templateLanguage(template.texts, member.language, shopLanguage);
    recipients.push({ contactId, language, skipped: why, priceMinor: why === null ? plan.priceMinor : 0, occasion });
    if (why !== null) continue;
    if (plan.route === "free") free += 1;
    const of = languages.get(language) ?? { people: 0, name: "" };
    const name = member.name.length > of.name.length ? member.name : of.name;
    languages.set(language, { people: of.people + 1, name });
  }
  const used = new Set(recipients.map(({ contactId }) => contactId));
  for (const contact of typed) if (!used.has(contact)) skip("duplicate");
  const reached = recipients.filter((each) => each.skipped === null);
  const isPriced = reached.every(({ priceMinor }) => priceMinor !== null);
  return {
    ...{ matched: members.length, reached: reached.length, recipients, skipped },
    languages: [...languages].map(([language, { people, name }]) => ({
      ...{ language, people, longest: words(language, name) },
    })),
    ...{ free, paid: reached.length - free },
    priceMinor: isPriced ? reached.reduce((sum, { priceMinor }) => sum + (priceMinor ?? 0), 0) : null,
  };
}
