import type { Locale } from "../../../i18n/locale.ts";
import { whenIdle } from "../../../lib/browser/when-idle.ts";
import { hasSavedLanguage, saveLanguage } from "./saved-language.ts";

const timeoutMs = 8_000;

/** The language for a visitor's country: Swahili for Tanzania, English otherwise and for an unreadable response. */
function languageOf(answer: unknown): Locale {
  const isTanzania = typeof answer === "object" && answer !== null && Reflect.get(answer, "country_code") === "TZ";
  return isTanzania ? "sw" : "en";
}

async function lookUp(ipLocationUrl: string): Promise<Locale> {
  try {
    const response = await fetch(ipLocationUrl, {
      credentials: "omit",
      signal: AbortSignal.timeout(timeoutMs),
    });
    return languageOf(await response.json());
  } catch {
    return "en";
  }
}

/** Notices when the visitor starts to use the page, which must not change under them then. */
function trackInteraction() {
  const interaction = { busy: false };
  const onUse = () => {
    interaction.busy = true;
  };
  for (const type of ["pointerdown", "keydown", "wheel", "touchstart", "input"])
    document.addEventListener(type, onUse, { passive: true, capture: true });
  return interaction;
}

/**
 * Sets the language of a device that has none saved. A Swahili page decides it by itself; on an English one the
 * visitor's country is looked up once, after the first paint. A lookup that fails is silent and means English.
 * @param swahiliHome the path of the landing page in Swahili; all Swahili pages are below it.
 */
export function detectVisitorLanguage(ipLocationUrl: string, swahiliHome: string) {
  if (hasSavedLanguage()) return;
  if (document.documentElement.lang === "sw") return saveLanguage("sw");
  const interaction = trackInteraction();
  whenIdle(async () => {
    const language = await lookUp(ipLocationUrl);
    // The visitor may have chosen in the menu meanwhile.
    if (hasSavedLanguage()) return;
    saveLanguage(language);
    if (language === "en" || interaction.busy) return;
    const path = location.pathname === "/" ? "" : location.pathname;
    location.replace(swahiliHome + path + location.search + location.hash);
  });
}
