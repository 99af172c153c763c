"use client";

import { useLocale } from "next-intl";
import { useEffect } from "react";
import { followLanguage, savedLanguage } from "./saved-language.ts";

/** Restores a lost cookie from the choice that is stored on the device. */
export function KeepLanguage() {
  const language = useLocale();
  useEffect(() => {
    const saved = savedLanguage();
    if (saved !== undefined && saved !== language) followLanguage(saved);
  }, [language]);
  return null;
}
