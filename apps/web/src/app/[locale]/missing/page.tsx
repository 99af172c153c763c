import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { MissingPage } from "../../../sections/not-found/missing-page.tsx";
import "../../../layout/styles/words.css";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("missing");
  return { title: t("title"), description: t("text"), robots: { index: false } };
}

export default function Page() {
  return <MissingPage />;
}
