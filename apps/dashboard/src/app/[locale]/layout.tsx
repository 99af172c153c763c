import { inter } from "@mauzo/ui/fonts";
import type { Metadata, Viewport } from "next";
import { NextIntlClientProvider } from "next-intl";
import { getLocale, getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import { KeepLanguage } from "../../i18n/keep-language.tsx";
import { languages } from "../../i18n/language.ts";
import { themeScript } from "../../lib/theme/theme-script.ts";
import { Toasts } from "../../shell/toasts.tsx";
import "../globals.css";

export const dynamicParams = false;
export const generateStaticParams = () => languages.map((locale) => ({ locale }));

export const metadata: Metadata = {
  title: "Mauzo",
  robots: { index: false, follow: false },
  icons: { icon: "/dashboard-static/icon.svg" },
};
export const viewport: Viewport = { viewportFit: "cover" };

export default async function RootLayout({ children }: { children: ReactNode }) {
  const { shell } = await getMessages();
  return (
    // The script in the head changes this element before React sees it.
    <html lang={await getLocale()} data-theme="system" className={inter.variable} suppressHydrationWarning>
      <head>
        <script>{themeScript}</script>
      </head>
      <body>
        <NextIntlClientProvider messages={{ shell }}>
          <KeepLanguage />
          {children}
          <Toasts />
        </NextIntlClientProvider>
      </body>
    </html>
  );
}
