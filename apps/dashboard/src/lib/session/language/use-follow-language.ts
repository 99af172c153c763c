"use client";

import type { CurrentUser } from "@mauzo/contract/account/session";
import { useEffect, useRef } from "react";
import { useLanguage } from "../../../i18n/use-language.ts";

/** A person who logs in on a new device finds their language there. Once a page load: what is chosen after that holds. */
export function useFollowLanguage(user: CurrentUser | undefined) {
  const { language, change } = useLanguage();
  const followed = useRef(false);
  useEffect(() => {
    if (!user || followed.current) return;
    followed.current = true;
    if (user.language !== null && user.language !== language) change(user.language);
  }, [user, language, change]);
}
