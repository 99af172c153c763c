"use client";

import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { useLocale } from "use-intl";
import type { Language } from "./language.ts";
import { saveLanguage } from "./saved-language.ts";

/** The language of the screen, and a way to change it: the server sends the page again in the other one, state stays. */
export function useLanguage() {
  const router = useRouter();
  const [changing, start] = useTransition();
  const change = (next: Language) => {
    saveLanguage(next);
    start(() => router.refresh());
  };
  return { language: useLocale(), change, changing };
}
