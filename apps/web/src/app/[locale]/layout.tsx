import { bricolage } from "@mauzo/ui/display-font";
import { inter } from "@mauzo/ui/fonts";
import type { Metadata, Viewport } from "next";
import { locale } from "next/root-params";
import type { ReactNode } from "react";
import { locales } from "../../i18n/locale.ts";
import { beforePaint } from "../../lib/frame/before-paint.ts";
import { siteScript } from "../../lib/frame/site-script.ts";

export const generateStaticParams = () => locales.map((language) => ({ locale: language }));

export const metadata: Metadata = { icons: { icon: { url: "/icon.svg", type: "image/svg+xml" } } };
export const viewport: Viewport = { width: "device-width", initialScale: 1 };

export default async function Layout({ children }: { children: ReactNode }) {
  return (
    // The script in the head writes to this element before React sees it.
    <html lang={await locale()} className={`${inter.variable} ${bricolage.variable}`} suppressHydrationWarning>
      <head>
        <script data-before-paint="">{beforePaint}</script>
        <script src={siteScript} defer />
      </head>
      <body>{children}</body>
    </html>
  );
}
