import type { Metadata } from "next";
import { locale } from "next/root-params";
import { localeOf } from "../../../i18n/locale.ts";
import { messagesOf } from "../../../i18n/messages/messages.ts";
import { pageMetadata } from "../../../lib/page-metadata.ts";
import { PricingPage } from "../../../sections/pricing/pricing-page.tsx";
import "../../../layout/styles/words.css";

export async function generateMetadata(): Promise<Metadata> {
  const language = localeOf(await locale());
  const { title, description } = messagesOf(language).pricing;
  return pageMetadata(language, "/pricing", { title, description });
}

export default async function Page() {
  return <PricingPage locale={localeOf(await locale())} />;
}
