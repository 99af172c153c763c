import { getRequestConfig } from "next-intl/server";
import { loadRequestContext } from "../request-context.ts";
import { compiledMessages } from "./messages/compiled-messages.ts";

/** What next-intl renders a page with: its language is the cart's. */
export default getRequestConfig(async () => {
  const { language } = await loadRequestContext();
  return { locale: language, messages: compiledMessages[language], timeZone: "Africa/Dar_es_Salaam" };
});
