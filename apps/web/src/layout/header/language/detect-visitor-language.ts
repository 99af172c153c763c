import { detectLanguage } from "@mauzo/api-client/visitor/detect-language";
import { whenIdle } from "../../../lib/browser/when-idle.ts";
import { hasSavedLanguage, saveLanguage } from "./saved-language.ts";

/**
 * Sets the language of a device that has none saved, by the visitor's country.
 * @param swahiliHome the path of the landing page in Swahili; all Swahili pages are below it.
 */
export function detectVisitorLanguage(ipLocationUrl: string, swahiliHome: string) {
  detectLanguage({
    ipLocationUrl,
    whenIdle,
    hasSaved: hasSavedLanguage,
    save: saveLanguage,
    openSwahili: () => {
      const path = location.pathname === "/" ? "" : location.pathname;
      location.replace(swahiliHome + path + location.search + location.hash);
    },
  });
}
