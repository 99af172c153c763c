import { fill } from "@mauzo/format/fill";
import type { Messages } from "../../i18n/messages/en.ts";

/** What is said where nothing was found: of the place, too, where one was asked for. */
export function noneText(place: string, texts: Messages["shops"]): { title: string; text: string } {
  if (place === "") return { title: texts.none, text: texts.noneText };
  return { title: fill(texts.noneIn, { place }), text: texts.noneInText };
}
