"use client";

import { useLocale } from "next-intl";
import { switchLanguage } from "./saved-language.ts";

/** The current language, and a function to change it: the page is loaded again in the other one. */
export const useLanguage = () => ({ language: useLocale(), change: switchLanguage });
