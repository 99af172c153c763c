import { compileMessages } from "@mauzo/format/messages/compile-messages";
import { locale } from "next/root-params";
import { getRequestConfig } from "next-intl/server";
import { isLanguage } from "./language.ts";
import { english } from "./messages/en/english.ts";
import { swahili } from "./messages/sw/swahili.ts";

const compiled = { en: compileMessages(english), sw: compileMessages(swahili) };

/** What next-intl renders a page with: the language is the first folder of its path. */
export default getRequestConfig(async () => {
  const folder = await locale();
  const language = isLanguage(folder) ? folder : "en";
  return { locale: language, messages: compiled[language], timeZone: "Africa/Dar_es_Salaam" };
});
