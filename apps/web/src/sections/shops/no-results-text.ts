import { fill } from "@mauzo/format/fill";
import type { Messages } from "../../i18n/messages/en.ts";

/** The text when nothing was found; names the place, too, if one was given. */
export function noResultsText(place: string, texts: Messages["shops"]): { title: string; text: string } {
  if (place === "") return { title: texts.none, text: texts.noneText };
  return { title: fill(texts.noneIn, { place }), text: texts.noneInText };
}
