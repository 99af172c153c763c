import type { Metadata } from "next";
import { locale } from "next/root-params";
import { localeOf } from "../../../i18n/locale.ts";
import { messagesOf } from "../../../i18n/messages/messages.ts";
import { pageMetadata } from "../../../lib/page-metadata.ts";
import { ShopsPage } from "../../../sections/shops/shops-page.tsx";
import "../../../layout/styles/shops.css";

export const revalidate = 300;

export async function generateMetadata(): Promise<Metadata> {
  const language = localeOf(await locale());
  const { title, description } = messagesOf(language).shops;
  return pageMetadata(language, "/shops", { title: `${title} · Mauzo`, description });
}

export default async function Page() {
  return <ShopsPage locale={localeOf(await locale())} />;
}
