import { preferredLanguage } from "@mauzo/format/preferred-language";
import type { Metadata } from "next";
import { cookies, headers } from "next/headers";
import { createTranslator } from "use-intl/core";
import { compileMessages } from "./compiled-messages.ts";
import { isLanguage, type Language, languageKey } from "./language.ts";
import { english } from "./messages/en/english.ts";
import type { Shape } from "./messages/shape.ts";
import { swahili } from "./messages/sw/swahili.ts";
import { asTypedMessages } from "./typed-messages.ts";

type Messages = Shape<typeof english>;

const compiled = { en: compileMessages(english), sw: compileMessages(swahili) };

/** The language of this request: the visitor's choice, else the browser's preference. */
export async function serverLanguage(): Promise<Language> {
  const saved = (await cookies()).get(languageKey)?.value;
  return isLanguage(saved) ? saved : preferredLanguage((await headers()).get("accept-language"));
}

export const messagesOf = (language: Language) => compiled[language];

type TitleIn<Area extends keyof Messages> =
  `${Area}.${Extract<keyof Messages[Area], "logIn" | "notFound" | "title" | `${string}Title`>}`;
type TitleKey = { [Area in keyof Messages]: TitleIn<Area> }[keyof Messages];

/** The translator for server-rendered text, in the visitor's language. */
export async function serverTranslator() {
  const language = await serverLanguage();
  return createTranslator({ locale: language, messages: asTypedMessages(messagesOf(language)) });
}

/** A page's title in the visitor's language. */
export async function pageMetadata(key: TitleKey): Promise<Metadata> {
  const t = await serverTranslator();
  return { title: `${t(key)} · Mauzo` };
}
