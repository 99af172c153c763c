"use client";

import { useRouter } from "next/navigation";
import { IntlProvider } from "next-intl";
import { type ReactNode, useEffect } from "react";
import type { CompiledMessages } from "./compiled-messages.ts";
import type { Language } from "./language.ts";
import { savedLanguage, saveLanguage } from "./saved-language.ts";
import { asTypedMessages } from "./typed-messages.ts";

type Props = { language: Language; messages: CompiledMessages; children: ReactNode };

/** The messages of one language, sent by the server. The choice stored on the device restores a lost cookie. */
export function LanguageProvider({ language, messages, children }: Props) {
  const router = useRouter();
  useEffect(() => {
    const saved = savedLanguage();
    if (saved === undefined || saved === language) return;
    saveLanguage(saved);
    router.refresh();
  }, [language, router]);
  return (
    <IntlProvider locale={language} messages={asTypedMessages(messages)} timeZone="Africa/Dar_es_Salaam">
      {children}
    </IntlProvider>
  );
}
