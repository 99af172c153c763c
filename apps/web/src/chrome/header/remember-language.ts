import { type Locale, localeOf } from "../../i18n/locale.ts";

function save(language: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we serve.
  document.cookie = `language=${language}; Path=/; Max-Age=31536000; SameSite=Lax`;
  try {
    localStorage.setItem("language", language);
  } catch {
    // Storage can be switched off; the cookie is enough.
  }
}

function hasSaved(): boolean {
  if (/(?:^|; )language=/.test(document.cookie)) return true;
  try {
    return Boolean(localStorage.getItem("language"));
  } catch {
    return false;
  }
}

/** Whoever opens a shared Swahili page first goes on in Swahili; a choice made before stays. */
export function rememberFirstLanguage(shown: Locale = localeOf(document.documentElement.lang)) {
  if (shown === "sw" && !hasSaved()) save(shown);
}

/** Remembers the language chosen in the menu. */
export function rememberChosenLanguage(header: HTMLElement, signal: AbortSignal) {
  header.addEventListener(
    "click",
    ({ target }) => {
      const language = target instanceof Element && target.closest("a")?.dataset.language;
      if (language) save(language);
    },
    { signal },
  );
}
