import type { SkipReason } from "@mauzo/contract/marketing/campaign-states";
import type { CampaignMessage } from "@mauzo/contract/marketing/campaign-texts";
import type { Language } from "@mauzo/contract/shared";
import { plainName } from "@mauzo/format/text/plain-name";
import type { AudienceMember } from "../../../customers/customers/steps/list-audience.ts";
import type { MessageLinks } from "../../opt-outs/steps/message-links.ts";
import { openCounter } from "./count-messages.ts";
import { planSms, skipOfSms } from "./plan-sms.ts";
import { languageOf, writeMessage } from "./write-message.ts";

type PlannedRecipient = {
  contactId: string;
  language: Language;
  skipped: SkipReason | null;
  parts: number;
  priceMinor: number;
  /** For what they get it, of a recurring campaign. */
  occasion: string | null;
};
export type CampaignPlan = {
  matched: number;
  recipients: PlannedRecipient[];
  skipped: Map<SkipReason, number>;
  languages: {
    language: Language;
    people: number;
    parts: number;
    longest: string;
    unicode_characters: string[];
    unicode_names: number;
  }[];
  reached: number;
  parts: number;
  priceMinor: number;
};
type Given = {
  message: CampaignMessage;
  members: readonly AudienceMember[];
  /** Why a contact whom it would reach gets nothing all the same. */
  skipOf: (contactId: string) => SkipReason | undefined;
  /** Those that were typed. */
  typed: readonly string[];
  shop: { name: string; language: Language | null };
  links: MessageLinks;
  /** What the shop's account takes for a part. */
  partMinor: number;
};

/** Who gets a campaign, in which language and in how many parts, and who does not and why. */
export function planRecipients({ message, members, skipOf, typed, shop, links, partMinor }: Given): CampaignPlan {
  const names = { shop: shop.name, ...links };
  const count = openCounter(message, names);
  const skipped = new Map<SkipReason, number>();
  const skip = (why: SkipReason) => skipped.set(why, (skipped.get(why) ?? 0) + 1);
  const languages = new Map<Language, CampaignPlan["languages"][number] & { name: string }>();
  const recipients: PlannedRecipient[] = [];
  for (const member of members) {
    const { contactId, name, isBad, agreed, withdrew, occasion } = member;
    const language = languageOf(message, member.language, shop.language);
    const { parts, encoding } = count(language, name);
    const plan = planSms({ hasNumber: contactId !== null, isBad, consents: agreed }, { parts, partMinor });
    const why = skipOfSms(plan, withdrew) ?? (contactId === null ? null : (skipOf(contactId) ?? null));
    if (why !== null) skip(why);
    if (contactId === null) continue;
    if (why !== null) {
      recipients.push({ contactId, language, skipped: why, parts: 0, priceMinor: 0, occasion });
      continue;
    }
    recipients.push({ contactId, language, skipped: null, parts, priceMinor: plan.priceMinor ?? 0, occasion });
    const of = languages.get(language) ?? {
      ...{ language, people: 0, parts: 0, longest: "", name: "", unicode_names: 0 },
      // With no name but the one that stands where none is known.
      unicode_characters: count(language, "").unicodeCharacters,
    };
    of.people += 1;
    of.parts += parts;
    if (encoding === "ucs2" && of.unicode_characters.length === 0) of.unicode_names += 1;
    if (plainName(name).length > of.name.length) of.name = plainName(name);
    languages.set(language, of);
  }
  const used = new Set(recipients.map(({ contactId }) => contactId));
  for (const contact of typed) if (!used.has(contact)) skip("duplicate");
  const counted = [...languages.values()].map(({ name, ...of }) => ({
    ...of,
    longest: writeMessage(message, of.language, { ...names, name }),
  }));
  return {
    ...{ matched: members.length, recipients, skipped, languages: counted },
    reached: counted.reduce((sum, { people }) => sum + people, 0),
    parts: counted.reduce((sum, { parts }) => sum + parts, 0),
    priceMinor: recipients.reduce((sum, { priceMinor }) => sum + priceMinor, 0),
  };
}
