import { inter } from "@mauzo/ui/fonts";
import type { Metadata, Viewport } from "next";
import { connection } from "next/server";
import { NextIntlClientProvider } from "next-intl";
import { getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import { loadRequestContext } from "../request-context.ts";
import "./globals.css";

export const metadata: Metadata = { title: "Mauzo", icons: { icon: "/cart-static/icon.svg" } };
export const viewport: Viewport = { width: "device-width", initialScale: 1, viewportFit: "cover" };

export default async function RootLayout({ children }: { children: ReactNode }) {
  // Only a page rendered per request can carry its nonce.
  await connection();
  const { language } = await loadRequestContext();
  const { failure, form, ordered } = await getMessages();
  return (
    <html lang={language} data-theme="system" className={inter.variable}>
      <body>
        <NextIntlClientProvider messages={{ failure, form, ordered }}>{children}</NextIntlClientProvider>
      </body>
    </html>
  );
}
