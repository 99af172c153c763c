import type { CampaignMessage } from "@mauzo/contract/marketing/campaign-texts";
import type { Language } from "@mauzo/contract/shared";
import { fillText } from "@mauzo/format/fill-text";
import { plainName } from "@mauzo/format/text/plain-name";
import type { MessageLinks } from "../../opt-outs/steps/message-links.ts";
import { optOutLine } from "../messages.ts";

/** The language that somebody gets: theirs, else the shop's, unless there is no text in it. */
export function languageOf(message: CampaignMessage, theirs: Language | null, shops: Language | null): Language {
  const wanted = theirs ?? shops ?? "sw";
  if (message[wanted].text !== "") return wanted;
  return wanted === "en" ? "sw" : "en";
}

/** What the words of a message are before its end; names are filled in as they are, whatever they say. */
export function filledText(
  message: CampaignMessage,
  language: Language,
  { name, shop, link }: { name: string; shop: string; link: string },
) {
  const { text, fallback } = message[language];
  return fillText(text, { name: plainName(name) || fallback, shop: plainName(shop), link });
}

/** A message as it leaves. */
export const writeMessage = (
  message: CampaignMessage,
  language: Language,
  { optOut, ...filled }: { name: string; shop: string } & MessageLinks,
): string => `${filledText(message, language, filled)}\n${optOutLine[language](optOut)}`;
