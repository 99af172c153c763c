"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useEffect } from "react";
import { IntlProvider } from "use-intl";
import { asEnglish } from "./as-english.ts";
import type { CompiledMessages } from "./compiled-messages.ts";
import type { Language } from "./language.ts";
import { savedLanguage, saveLanguage } from "./saved-language.ts";

type Props = { language: Language; messages: CompiledMessages; children: ReactNode };

/** The texts of one language, sent by the server. A choice saved on the device wins over a cookie that was lost. */
export function LanguageProvider({ language, messages, children }: Props) {
  const router = useRouter();
  useEffect(() => {
    const saved = savedLanguage();
    if (saved === undefined || saved === language) return;
    saveLanguage(saved);
    router.refresh();
  }, [language, router]);
  return (
    <IntlProvider locale={language} messages={asEnglish(messages)} timeZone="Africa/Dar_es_Salaam">
      {children}
    </IntlProvider>
  );
}
