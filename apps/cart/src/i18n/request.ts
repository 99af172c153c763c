import { compileMessages } from "@mauzo/format/messages/compile-messages";
import { getRequestConfig } from "next-intl/server";
import { loadRequestContext } from "../request-context.ts";
import { english } from "./messages/en/english.ts";
import { swahili } from "./messages/sw/swahili.ts";

const compiled = { en: compileMessages(english), sw: compileMessages(swahili) };

/** What next-intl renders a page with: its language is the cart's, and of a part that is in another one its own. */
export default getRequestConfig(async ({ locale }) => {
  const language = locale === "en" || locale === "sw" ? locale : (await loadRequestContext()).language;
  return { locale: language, messages: compiled[language], timeZone: "Africa/Dar_es_Salaam" };
});
