import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { pageMetadata } from "../../../lib/page-metadata.ts";
import { QrPage } from "../../../sections/qr/qr-page.tsx";
import "../../../layout/styles/qr.css";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("qrPages.page");
  return pageMetadata(await getLocale(), "/qr-code", { title: t("title"), description: t("description") });
}

export default function Page() {
  return <QrPage />;
}
