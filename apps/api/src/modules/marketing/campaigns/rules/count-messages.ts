import { countParts, type SmsParts } from "@mauzo/channels/sms/count-parts";
import type { CampaignMessage } from "@mauzo/contract/marketing/campaigns";
import type { Language } from "@mauzo/contract/shared";
import { plainName } from "@mauzo/format/text/plain-name";
import { writeMessage } from "./write-message.ts";

type Names = { shop: string; link: string };

/** Counts the parts of a campaign's messages: those that only differ by a plain name of the same length once. */
export function openCounter(message: CampaignMessage, names: Names) {
  const counted = new Map<string, SmsParts>();
  return (language: Language, name: string): SmsParts => {
    const plain = plainName(name);
    const key = /^[A-Za-z .-]+$/.test(plain) ? `${language} ${plain.length}` : `${language} ${plain}!`;
    const known = counted.get(key);
    if (known) return known;
    const parts = countParts(writeMessage(message, language, { ...names, name }));
    counted.set(key, parts);
    return parts;
  };
}
