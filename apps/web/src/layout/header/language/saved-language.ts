import type { Locale } from "../../../i18n/locale.ts";

/** Saves the language on the device; the cookie is a copy for where storage is switched off. */
export function saveLanguage(language: Locale) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we serve.
  document.cookie = `language=${language}; Path=/; Max-Age=31536000; SameSite=Lax`;
  try {
    localStorage.setItem("language", language);
  } catch {
    // Storage can be switched off; the cookie is enough.
  }
}

/** Whether a language was saved before, by a choice or by an earlier visit. */
export function hasSavedLanguage(): boolean {
  if (/(?:^|; )language=/.test(document.cookie)) return true;
  try {
    return Boolean(localStorage.getItem("language"));
  } catch {
    return false;
  }
}
