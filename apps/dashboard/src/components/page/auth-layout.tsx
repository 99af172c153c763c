"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Language } from "../../i18n/language.ts";
import { KangaBorder } from "../brand/kanga-border.tsx";
import { MauzoLogo } from "../brand/mauzo-logo.tsx";
import { LanguageSwitch } from "../header/language-switch.tsx";

type Props = { account?: ReactNode; onLanguage?: (language: Language) => void; children: ReactNode };

/**
 * The layout of sign-up, log-in and similar pages: logo and language above one sheet in the middle. `account` is shown
 * beside the language.
 */
export function AuthLayout({ account, onLanguage, children }: Props) {
  const t = useTranslations("session");
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr_auto]">
      <header className="mx-auto flex w-full max-w-5xl flex-wrap items-center justify-between gap-2 px-5 py-4 md:px-8 md:py-6">
        <a href="/" className="flex items-center gap-2.5 font-semibold text-base tracking-tight">
          <MauzoLogo />
          Mauzo
        </a>
        <div className="flex items-center gap-2">
          <LanguageSwitch onChoose={onLanguage} />
          {account}
        </div>
      </header>
      <main className="flex flex-col items-center px-4 pt-4 pb-10 md:justify-center">
        <div className="w-full max-w-100 overflow-hidden rounded-card border border-line bg-card">
          <KangaBorder />
          <div className="p-5 md:p-7">{children}</div>
        </div>
      </main>
      <footer className="px-5 pb-6 text-center text-muted text-xs">{t("pitch")}</footer>
    </div>
  );
}
