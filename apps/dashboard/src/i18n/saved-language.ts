import { readCookie } from "../lib/storage/read-cookie.ts";
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

/**
 * Stores the choice on this device and loads the page in it. Without cookies the server would send the same page again,
 * for ever, so there it stays.
 */
export function switchLanguage(language: Language) {
  saveLanguage(language);
  if (readCookie(languageKey) === language) location.reload();
}

/**
 * Loads the page in this language, unless the server was told it before: then this is a page that was kept from
 * earlier, and without a network it would be the same page again.
 */
export function followLanguage(language: Language) {
  if (readCookie(languageKey) !== language) switchLanguage(language);
}

export function savedLanguage(): Language | undefined {
  try {
    const saved = localStorage.getItem(languageKey);
    return isLanguage(saved) ? saved : undefined;
  } catch {
    return undefined;
  }
}
