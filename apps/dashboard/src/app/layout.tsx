import { inter } from "@mauzo/ui/fonts";
import type { Metadata, Viewport } from "next";
import { connection } from "next/server";
import type { ReactNode } from "react";
import { LanguageProvider } from "../i18n/language-provider.tsx";
import { messagesOf, serverLanguage } from "../i18n/server-language.ts";
import { serverTheme } from "../lib/theme/server-theme.ts";
import { serverSettings } from "../server-settings.ts";
import { Toasts } from "../shell/toasts.tsx";
import "./globals.css";

export const metadata: Metadata = {
  title: "Mauzo",
  robots: { index: false, follow: false },
  icons: { icon: "/dashboard-static/icon.svg" },
};
export const viewport: Viewport = { viewportFit: "cover" };

export default async function RootLayout({ children }: { children: ReactNode }) {
  // The nonce of the content security policy is new for every request, so no page may be prerendered.
  await connection();
  const language = await serverLanguage();
  return (
    <html
      lang={language}
      data-theme={await serverTheme()}
      className={inter.variable}
      data-cookie-domain={serverSettings().cookieDomain}
    >
      <body>
        <LanguageProvider language={language} messages={messagesOf(language)}>
          {children}
          <Toasts />
        </LanguageProvider>
      </body>
    </html>
  );
}
