import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { FailurePage } from "../../../sections/not-found/failure-page.tsx";
import "../../../layout/styles/words.css";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("failure");
  return { title: t("title"), robots: { index: false } };
}

export default function Page() {
  return <FailurePage />;
}
