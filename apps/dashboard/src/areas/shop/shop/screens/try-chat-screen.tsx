"use client";

import { Card } from "@mauzo/ui/card";
import { useTranslations } from "next-intl";
import { PageHeader } from "../../../../components/page/page-header.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { lazyPart } from "../../../../lib/lazy/lazy-part.tsx";
import { useAccount } from "../../../../lib/session/account.tsx";

const ChatWidget = lazyPart(async () => (await import("@mauzo/chat-widget/react")).ChatWidget, { place: "h-full" });

/** The shop's chat as its customers see it. Messages sent in it are a real conversation. */
export function TryChatScreen() {
  const t = useTranslations("settings");
  const { language } = useLanguage();
  const { shop } = useAccount();
  return (
    <>
      <PageHeader
        title={t("pages.chat.name")}
        back={{ href: "/dashboard/settings", label: t("title") }}
        subtitle={t("chatText")}
      />
      <Card className="max-w-md">
        <div className="h-[min(32rem,calc(100dvh-20rem))] min-h-80">
          <ChatWidget key={language} botId={shop.bot_id} apiBase="/api" lang={language} mode="inline" />
        </div>
      </Card>
    </>
  );
}
