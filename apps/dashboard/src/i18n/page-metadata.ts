import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { english } from "./messages/en/english.ts";

type Messages = typeof english;
type TitleIn<Area extends keyof Messages> =
  `${Area}.${Extract<keyof Messages[Area], "logIn" | "notFound" | "title" | `${string}Title`>}`;
type TitleKey =
  | { [Area in keyof Messages]: TitleIn<Area> }[keyof Messages]
  | `settings.pages.${keyof Messages["settings"]["pages"]}.name`;

/** A page's title in its language. */
export async function pageMetadata(key: TitleKey): Promise<Metadata> {
  const t = await getTranslations();
  return { title: `${t(key)} · Mauzo` };
}
