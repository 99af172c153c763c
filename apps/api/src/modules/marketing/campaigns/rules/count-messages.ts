import { countParts, type SmsParts } from "@mauzo/channels/sms/count-parts";
import type { CampaignMessage } from "@mauzo/contract/marketing/campaign-texts";
import type { Language } from "@mauzo/contract/shared";
import { plainName } from "@mauzo/format/text/plain-name";
import type { MessageLinks } from "../../opt-outs/steps/message-links.ts";
import { writeMessage } from "./write-message.ts";

type Names = { shop: string } & MessageLinks;

/** Letters that are each one sign, and one unit of it, beside any other. */
const even = /^[\p{Script=Latin}\p{Script=Arabic}\p{Script=Cyrillic}\p{Script=Greek}0-9 .-]+$/u;
/** What of a name decides how many parts its message has. */
const kindOf = (name: string): string => {
  if (/^[A-Za-z0-9 .-]+$/.test(name)) return `gsm7 ${name.length}`;
  return even.test(name) && !/\p{M}/u.test(name) ? `${countParts(name).encoding} ${name.length}` : `is ${name}`;
};

/** Counts the parts of a campaign's messages: those that only differ by a name of the same kind once. */
export function openCounter(message: CampaignMessage, names: Names) {
  const counted = new Map<string, SmsParts>();
  return (language: Language, name: string): SmsParts => {
    const key = `${language} ${kindOf(plainName(name))}`;
    const known = counted.get(key);
    if (known) return known;
    const parts = countParts(writeMessage(message, language, { ...names, name }));
    counted.set(key, parts);
    return parts;
  };
}
