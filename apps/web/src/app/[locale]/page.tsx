import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { pageMetadata } from "../../lib/page-metadata.ts";
import { LandingPage } from "../../sections/landing/landing-page.tsx";
import "../../layout/styles/words.css";

// It shows how much all shops have sold.
export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("landing");
  return pageMetadata(await getLocale(), "/", { title: t("title"), description: t("description") });
}

export default function Page() {
  return <LandingPage />;
}
