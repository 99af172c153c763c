import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { pageMetadata } from "../../../lib/page-metadata.ts";
import { AboutPage } from "../../../sections/about/about-page.tsx";
import "../../../layout/styles/words.css";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("about");
  return pageMetadata(await getLocale(), "/about", { title: t("title"), description: t("description") });
}

export default function Page() {
  return <AboutPage />;
}
