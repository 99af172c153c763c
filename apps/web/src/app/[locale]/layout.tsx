import { bricolage } from "@mauzo/ui/display-font";
import { inter } from "@mauzo/ui/fonts";
import type { Metadata, Viewport } from "next";
import { getLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { routing } from "../../i18n/routing.ts";
import { DeferredAssets } from "../../layout/deferred-assets.tsx";
import { siteScriptUrl } from "../../lib/page-scripts/asset-urls.ts";
import { headScript } from "../../lib/page-scripts/head-script.ts";

export const generateStaticParams = () => routing.locales.map((language) => ({ locale: language }));

export const metadata: Metadata = { icons: { icon: { url: "/icon.svg", type: "image/svg+xml" } } };
export const viewport: Viewport = { width: "device-width", initialScale: 1 };

export default async function Layout({ children }: { children: ReactNode }) {
  return (
    // The script in the head changes this element before React sees it.
    <html lang={await getLocale()} className={`${inter.variable} ${bricolage.variable}`} suppressHydrationWarning>
      <head>
        {/* Paints the page only when it is complete: later parts would shift what is already shown. */}
        <link rel="expect" href="#footer" blocking="render" />
        <script data-before-paint="">{headScript}</script>
        <DeferredAssets files={[siteScriptUrl]} />
      </head>
      <body>{children}</body>
    </html>
  );
}
