import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { pageMetadata } from "../../../lib/page-metadata.ts";
import { ShopsPage } from "../../../sections/shops/shops-page.tsx";
import "../../../layout/styles/shops.css";

export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("shops");
  return pageMetadata(await getLocale(), "/shops", { title: `${t("title")} · Mauzo`, description: t("description") });
}

export default function Page() {
  return <ShopsPage />;
}
