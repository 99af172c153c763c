import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { pageMetadata } from "../../../lib/page-metadata.ts";
import { DevelopersPage } from "../../../sections/developers/developers-page.tsx";
import "../../../layout/styles/words.css";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("developers");
  return pageMetadata(await getLocale(), "/for-developers", { title: t("title"), description: t("description") });
}

export default function Page() {
  return <DevelopersPage />;
}
