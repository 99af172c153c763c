import { savePreference } from "../lib/storage/save-preference.ts";
import { isLanguage, type Language, languageKey } from "./language.ts";

/** Stores the choice on this device, for the browser and for the server. */
export function saveLanguage(language: Language) {
  savePreference(languageKey, language);
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // Storage may be disabled; the cookie still holds the choice.
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
