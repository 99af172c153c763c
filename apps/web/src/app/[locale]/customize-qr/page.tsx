import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { pageMetadata } from "../../../lib/page-metadata.ts";
import { CustomizePage } from "../../../sections/qr/customize-page.tsx";
import "../../../layout/styles/qr.css";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("qrPages.customize");
  return pageMetadata(await getLocale(), "/customize-qr", { title: t("title"), description: t("description") });
}

export default function Page() {
  return <CustomizePage />;
}
