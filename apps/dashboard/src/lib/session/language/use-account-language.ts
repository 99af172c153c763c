"use client";

import type { CurrentUser } from "@mauzo/contract/account/session";
import { useEffect, useRef } from "react";
import { followLanguage } from "../../../i18n/saved-language.ts";
import { useLanguage } from "../../../i18n/use-language.ts";

/** Applies the account's language on a new device. Only once per page load, so that a later choice stays. */
export function useAccountLanguage(user: CurrentUser | undefined) {
  const { language } = useLanguage();
  const followed = useRef(false);
  useEffect(() => {
    if (!user || followed.current) return;
    followed.current = true;
    if (user.language !== null && user.language !== language) followLanguage(user.language);
  }, [user, language]);
}
