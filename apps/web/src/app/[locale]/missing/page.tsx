import type { Metadata } from "next";
import { locale } from "next/root-params";
import { localeOf } from "../../../i18n/locale.ts";
import { messagesOf } from "../../../i18n/messages/messages.ts";
import { MissingPage } from "../../../sections/not-found/missing-page.tsx";
import "../../../layout/styles/words.css";

export async function generateMetadata(): Promise<Metadata> {
  const { title, text } = messagesOf(localeOf(await locale())).missing;
  return { title, description: text, robots: { index: false } };
}

export default async function Page() {
  return <MissingPage locale={localeOf(await locale())} />;
}
