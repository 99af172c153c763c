import { inter } from "@mauzo/ui/fonts";
import type { Metadata, Viewport } from "next";
import { connection } from "next/server";
import type { ReactNode } from "react";
import { loadRequestContext } from "../request-context.ts";
import "./globals.css";

export const metadata: Metadata = { title: "Mauzo", icons: { icon: "/cart-static/icon.svg" } };
export const viewport: Viewport = { width: "device-width", initialScale: 1, viewportFit: "cover" };

export default async function RootLayout({ children }: { children: ReactNode }) {
  // Only a page rendered per request can carry its nonce.
  await connection();
  const { language } = await loadRequestContext();
  return (
    <html lang={language} data-theme="system" className={inter.variable}>
      <body>{children}</body>
    </html>
  );
}
