import { detectLanguage } from "@mauzo/api-client/visitor/detect-language";
import { ipLocationUrl } from "../lib/env.ts";
import { readCookie } from "../lib/storage/read-cookie.ts";
import { isLanguage, languageKey } from "./language.ts";
import { savedLanguage, saveLanguage } from "./saved-language.ts";

/** Sets the language of a device that has none saved, by the visitor's country: as the site does, for who comes here first. */
export function detectVisitorLanguage(): void {
  detectLanguage({
    ...{ ipLocationUrl, save: saveLanguage },
    hasSaved: () => savedLanguage() !== undefined || isLanguage(readCookie(languageKey)),
    openSwahili: () => location.reload(),
    whenIdle: (work) => ("requestIdleCallback" in globalThis ? requestIdleCallback(work) : setTimeout(work, 300)),
  });
}
