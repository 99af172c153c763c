import { isLanguage, type Language, languageKey } from "./language.ts";

const yearSeconds = 31_536_000;

/** Keeps the choice on this device, for the browser and for the server. */
export function saveLanguage(language: Language) {
  const secure = location.protocol === "https:" ? "; secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older phones
  document.cookie = `${languageKey}=${language}; path=/; max-age=${yearSeconds}; samesite=lax${secure}`;
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
