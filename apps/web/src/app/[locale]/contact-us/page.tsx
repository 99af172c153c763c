import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { pageMetadata } from "../../../lib/page-metadata.ts";
import { ContactPage } from "../../../sections/contact/contact-page.tsx";
import "../../../layout/styles/words.css";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("contact");
  return pageMetadata(await getLocale(), "/contact-us", { title: t("title"), description: t("description") });
}

export default function Page() {
  return <ContactPage />;
}
