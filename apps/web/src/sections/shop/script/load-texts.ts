import type { Locale } from "../../../i18n/locale.ts";
import type { Messages } from "../../../i18n/messages/en.ts";

const languages: Record<Locale, () => Promise<Pick<Messages, "shopfront">>> = {
  en: () => import("../../../i18n/messages/en/shop.ts"),
  sw: () => import("../../../i18n/messages/sw/shop.ts"),
};

/** The language of the page, and the texts of its script: a page is in one language. */
export async function loadTexts() {
  const locale: Locale = document.documentElement.lang === "sw" ? "sw" : "en";
  const { shopfront: texts } = await languages[locale]();
  return { locale, texts };
}
