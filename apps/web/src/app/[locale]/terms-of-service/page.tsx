import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { pageMetadata } from "../../../lib/page-metadata.ts";
import { TermsPage } from "../../../sections/legal/terms-page.tsx";
import "../../../layout/styles/words.css";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("terms");
  return pageMetadata(await getLocale(), "/terms-of-service", { title: t("title"), description: t("description") });
}

export default function Page() {
  return <TermsPage />;
}
