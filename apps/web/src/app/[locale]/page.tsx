import type { Metadata } from "next";
import { locale } from "next/root-params";
import { localeOf } from "../../i18n/locale.ts";
import { messagesOf } from "../../i18n/messages/messages.ts";
import { pageMetadata } from "../../lib/page-metadata.ts";
import { LandingPage } from "../../sections/landing/landing-page.tsx";
import "../../layout/styles/words.css";

/** The totals on the page are at most this old, in seconds. */
export const revalidate = 300;

export async function generateMetadata(): Promise<Metadata> {
  const language = localeOf(await locale());
  return pageMetadata(language, "/", messagesOf(language).landing);
}

export default async function Page() {
  return <LandingPage locale={localeOf(await locale())} />;
}
