import type { OutgoingPart } from "../../outgoing-part.ts";
import type { AdaptContext } from "../context.ts";
import { cleanText } from "../text/clean-text.ts";
import { linkInWords } from "./fit-link.ts";
import { contactsInWords } from "./fit-things.ts";

/** A part as the widget shows it: without limits of its own, but without what only WhatsApp has, which is in words. */
export function fitForWeb(part: OutgoingPart, { note }: AdaptContext): OutgoingPart[] {
  const inWords = (words: string): OutgoingPart[] => {
    const text = cleanText(words);
    note(text === "" ? "empty" : "words", text, "");
    return text === "" ? [] : [{ kind: "text", text }];
  };
  switch (part.kind) {
    case "link":
      return inWords(linkInWords(part));
    case "contacts":
      return inWords(contactsInWords(part));
    case "reaction":
      return inWords(part.emoji);
    case "template":
    case "product":
    case "products":
    case "catalogue":
      return inWords(part.text);
    default:
      return [part];
  }
}
