import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { pageMetadata } from "../../../lib/page-metadata.ts";
import { PrivacyPage } from "../../../sections/legal/privacy-page.tsx";
import "../../../layout/styles/words.css";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("privacy");
  return pageMetadata(await getLocale(), "/privacy-policy", { title: t("title"), description: t("description") });
}

export default function Page() {
  return <PrivacyPage />;
}
