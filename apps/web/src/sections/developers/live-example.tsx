"use client";
import { buttonClass } from "@mauzo/ui/button-class";
import { type ComponentType, useState } from "react";
import type { Locale } from "../../i18n/locale.ts";

type Widget = ComponentType<{ botId: string; apiBase: string; lang: Locale; inline: boolean }>;
type Props = { locale: Locale; action: string; failed: string };
type Loaded = { Chat: Widget; botId: string };

/** The site's own bot or, where it has none, the demo shop's. */
async function findBot(): Promise<string> {
  const own = document.querySelector<HTMLElement>("[data-site-chat]")?.dataset.bot;
  if (own) return own;
  const response = await fetch("/api/public/shops/demo");
  if (!response.ok) throw new Error("there is no demo shop");
  return (await response.json()).shop.bot_id;
}

/** The widget in a box of the page; its code comes when it is asked for. */
export function LiveExample({ locale, action, failed }: Props) {
  const [loaded, setLoaded] = useState<Loaded>();
  const [hasFailed, setFailed] = useState(false);
  const load = async () => {
    setFailed(false);
    try {
      const [botId, { ChatWidget }] = await Promise.all([findBot(), import("@mauzo/chat-widget/react")]);
      setLoaded({ Chat: ChatWidget, botId });
    } catch {
      setFailed(true);
    }
  };
  return (
    <div className="mt-6 h-[32rem] max-w-[26rem] overflow-hidden rounded-2xl border border-line bg-card noscript:hidden">
      {loaded ? (
        <loaded.Chat botId={loaded.botId} apiBase="/api" lang={locale} inline />
      ) : (
        <div className="grid h-full place-content-center justify-items-center gap-4 p-6 text-center">
          <button type="button" onClick={load} className={buttonClass("primary", "lg")}>
            {action}
          </button>
          <p role="alert" className="text-danger">
            {hasFailed && failed}
          </p>
        </div>
      )}
    </div>
  );
}
