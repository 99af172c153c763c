import { siteBotId } from "@mauzo/contract/conversations/site-bot";
import type { PublicShop } from "@mauzo/contract/storefront/public-shops";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ipLocationUrl } from "../lib/env.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header/header.tsx";
import { SessionEnded } from "./session-ended.tsx";
import { SidePanel } from "./side-panel/side-panel.tsx";
import { ChatOpening } from "./site-chat/chat-opening.tsx";

type Props = {
  /** The page's path without a language prefix. */
  path: string;
  /**
   * The shop whose page it is: its bot answers in the chat and its number is in the side panel. Otherwise the site's
   * own bot and the demo's number.
   */
  shop?: Pick<PublicShop, "name" | "bot_id" | "whatsapp_number">;
  children: ReactNode;
};

/** Header, content, side panel, footer. */
export function SiteLayout({ path, shop, children }: Props) {
  const t = useTranslations("header");
  const locale = useLocale();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="fixed top-3 left-3 z-50 -translate-y-[200%] rounded-control bg-ink px-4 py-2 text-paper focus:translate-y-0"
      >
        {t("skip")}
      </a>
      {/* Above what a visitor may press while the page is still on its way. */}
      <div hidden data-site-chat="" data-bot={shop?.bot_id ?? siteBotId} data-lang={locale} />
      <ChatOpening shop={shop} />
      <Header path={path} ipLocationUrl={ipLocationUrl()} />
      <main id="content" className="flex-1 pt-20">
        {path === "/" && <SessionEnded />}
        {children}
      </main>
      <SidePanel shop={shop} startsFolded={shop !== undefined || path === "/"} />
      <Footer />
    </div>
  );
}
