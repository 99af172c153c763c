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

export async function generateMetadata(): Promise<Metadata> {
  return {
    title: "Mauzo",
    robots: { index: false, follow: false },
    icons: { icon: "/dashboard-static/icon.svg", apple: "/dashboard-static/icon-apple-180.png" },
    manifest: `/dashboard-static/${await getLocale()}.webmanifest`,
  };
}
export const viewport: Viewport = { viewportFit: "cover", themeColor: "#0b7a55" };

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
