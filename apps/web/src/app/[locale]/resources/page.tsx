import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { pageMetadata } from "../../../lib/page-metadata.ts";
import { ResourcesPage } from "../../../sections/resources/resources-page.tsx";
import "../../../layout/styles/words.css";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("resources");
  return pageMetadata(await getLocale(), "/resources", { title: t("title"), description: t("description") });
}

export default function Page() {
  return <ResourcesPage />;
}
