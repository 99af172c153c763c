import type { Metadata } from "next";
import { locale } from "next/root-params";
import { localeOf } from "../../../i18n/locale.ts";
import { messagesOf } from "../../../i18n/messages/messages.ts";
import { pageMetadata } from "../../../lib/page-metadata.ts";
import { QrPage } from "../../../sections/qr/qr-page.tsx";
import "../../../layout/styles/qr.css";

export async function generateMetadata(): Promise<Metadata> {
  const language = localeOf(await locale());
  const { title, description } = messagesOf(language).qrPages.page;
  return pageMetadata(language, "/qr-code", { title, description });
}

export default async function Page() {
  return <QrPage locale={localeOf(await locale())} />;
}
