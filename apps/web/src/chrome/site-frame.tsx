import type { ReactNode } from "react";
import type { Locale } from "../i18n/locale.ts";
import { messagesOf } from "../i18n/messages/messages.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header/header.tsx";

/** Header, content, footer. `path` is the page's address without a language. */
export function SiteFrame({ locale, path, children }: { locale: Locale; path: string; children: ReactNode }) {
  const { header, footer } = messagesOf(locale);
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="fixed top-3 left-3 z-50 -translate-y-[200%] rounded-control bg-ink px-4 py-2 text-paper focus:translate-y-0"
      >
        {header.skip}
      </a>
      <Header locale={locale} path={path} messages={header} />
      <main id="content" className="flex-1 pt-20">
        {children}
      </main>
      <Footer locale={locale} messages={footer} />
    </div>
  );
}
