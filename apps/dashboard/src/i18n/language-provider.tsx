"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useEffect } from "react";
import { IntlProvider } from "use-intl";
import type { Language } from "./language.ts";
import type { english } from "./messages/en/english.ts";
import { savedLanguage, saveLanguage } from "./saved-language.ts";
import type { Messages } from "./server-language.ts";

/** The type of English stands for all languages: it names the keys and the values in each text. Only its words differ. */
const asEnglish = (messages: Messages) => messages as unknown as typeof english;

type Props = { language: Language; messages: Messages; children: ReactNode };

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
