import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { pageMetadata } from "../../../lib/page-metadata.ts";
import { PricingPage } from "../../../sections/pricing/pricing-page.tsx";
import "../../../layout/styles/words.css";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("pricing");
  return pageMetadata(await getLocale(), "/pricing", { title: t("title"), description: t("description") });
}

export default function Page() {
  return <PricingPage />;
}
