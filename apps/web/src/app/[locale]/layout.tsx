import { locale } from "next/root-params";
import type { ReactNode } from "react";
import "../globals.css";
export const dynamicParams = false;
export function generateStaticParams() {
  return [{ locale: "en" }, { locale: "sw" }];
}
export default async function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={await locale()}>
      <body>{children}</body>
    </html>
  );
}
