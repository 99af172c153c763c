import { keepChoice } from "../lib/device/keep-choice.ts";
import { isLanguage, type Language, languageKey } from "./language.ts";

/** Keeps the choice on this device, for the browser and for the server. */
export function saveLanguage(language: Language) {
  keepChoice(languageKey, language);
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // Storage may be switched off; the cookie still holds the choice.
  }
}

export function savedLanguage(): Language | undefined {
  try {
    const saved = localStorage.getItem(languageKey);
    return isLanguage(saved) ? saved : undefined;
  } catch {
    return undefined;
  }
}
