"use client";

import { useRouter } from "next/navigation";
import { useLocale } from "next-intl";
import { useTransition } from "react";
import type { Language } from "./language.ts";
import { saveLanguage } from "./saved-language.ts";

/**
 * The current language, and a function to change it: the server renders the page again in the other one, and state
 * stays.
 */
export function useLanguage() {
  const router = useRouter();
  const [changing, start] = useTransition();
  const change = (next: Language) => {
    saveLanguage(next);
    start(() => router.refresh());
  };
  return { language: useLocale(), change, changing };
}
