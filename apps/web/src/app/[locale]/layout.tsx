import { bricolage } from "@mauzo/ui/display-font";
import { inter } from "@mauzo/ui/fonts";
import type { Metadata, Viewport } from "next";
import { locale } from "next/root-params";
import type { ReactNode } from "react";
import { AfterPaint } from "../../chrome/after-paint.tsx";
import { locales } from "../../i18n/locale.ts";
import { headScript } from "../../lib/frame/head-script.ts";
import { siteScript } from "../../lib/frame/site-script.ts";

export const generateStaticParams = () => locales.map((language) => ({ locale: language }));

export const metadata: Metadata = { icons: { icon: { url: "/icon.svg", type: "image/svg+xml" } } };
export const viewport: Viewport = { width: "device-width", initialScale: 1 };

export default async function Layout({ children }: { children: ReactNode }) {
  return (
    // The script in the head writes to this element before React sees it.
    <html lang={await locale()} className={`${inter.variable} ${bricolage.variable}`} suppressHydrationWarning>
      <head>
        {/* A page is painted whole: what is read last would else push what came first. */}
        <link rel="expect" href="#footer" blocking="render" />
        <script data-before-paint="">{headScript}</script>
        <AfterPaint files={[siteScript]} />
      </head>
      <body>{children}</body>
    </html>
  );
}
