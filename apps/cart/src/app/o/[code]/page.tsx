import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { addresses } from "../../../env.ts";
import { OptOutScreen } from "../../../opt-out/opt-out-screen.tsx";
import { CartLayout } from "../../../parts/cart-layout.tsx";
import { MessagePage } from "../../../parts/message-page.tsx";
import { loadRequestContext } from "../../../request-context.ts";

type Props = {
  params: Promise<{ code: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("optOut");
  return { title: t("tabTitle") };
}

/** Where the link at the end of an offer leads: no more of them, after one press, without scripts. */
export default async function OptOutPage({ params, searchParams }: Props) {
  const [{ code }, { problem }] = await Promise.all([params, searchParams]);
  const { optOut: loaded, language } = await loadRequestContext();
  if (!loaded || loaded.kind === "gone") notFound();
  const { siteUrl } = addresses();
  if (loaded.kind === "failed") {
    const t = await getTranslations("optOut");
    return (
      <CartLayout siteUrl={siteUrl}>
        <MessagePage
          title={t("failed.title")}
          text={t("failed.text")}
          action={{ href: `/o/${code}`, label: t("retry") }}
        />
      </CartLayout>
    );
  }
  const { optOut } = loaded;
  const other = language === "sw" ? "en" : "sw";
  const shown = optOut.language === null ? ([language, other] as const) : [language];
  return (
    <CartLayout siteUrl={siteUrl}>
      {shown.map((one) => (
        <OptOutScreen key={one} {...{ code, optOut }} language={one} hasFailed={problem !== undefined} />
      ))}
    </CartLayout>
  );
}
