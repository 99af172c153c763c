import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { pageMetadata } from "../../lib/page-metadata.ts";
import { LandingPage } from "../../sections/landing/landing-page.tsx";
import "../../layout/styles/words.css";

/** The totals on the page are at most this old, in seconds. */
export const revalidate = 300;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("landing");
  return pageMetadata(await getLocale(), "/", { title: t("title"), description: t("description") });
}

export default function Page() {
  return <LandingPage />;
}
