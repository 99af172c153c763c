import { locale } from "next/root-params";
import { hasLocale } from "next-intl";
import { getRequestConfig } from "next-intl/server";
import { messages } from "./messages/messages.ts";
import { routing } from "./routing.ts";

/** What next-intl renders a page with: its language is the first part of the path inside. */
export default getRequestConfig(async ({ locale: asked }) => {
  const folder = asked ?? (await locale());
  const language = hasLocale(routing.locales, folder) ? folder : routing.defaultLocale;
  return { locale: language, messages: messages[language], timeZone: "Africa/Dar_es_Salaam" };
});
