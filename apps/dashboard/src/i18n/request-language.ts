import { preferredLanguage } from "@mauzo/format/preferred-language";
import type { NextRequest } from "next/server";
import { isLanguage, type Language, languageKey } from "./language.ts";

/** The language of a request: the visitor's choice, else the browser's preference. */
export function requestLanguage({ cookies, headers }: Pick<NextRequest, "cookies" | "headers">): Language {
  const saved = cookies.get(languageKey)?.value;
  return isLanguage(saved) ? saved : preferredLanguage(headers.get("accept-language"));
}
