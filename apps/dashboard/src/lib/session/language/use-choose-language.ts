"use client";

import { account } from "@mauzo/contract/account/account";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { Language } from "../../../i18n/language.ts";
import { switchLanguage } from "../../../i18n/saved-language.ts";
import { api } from "../api.ts";
import { useErrorToast } from "../password/use-error-toast.ts";

/** Saves the chosen language in the account, for every device, then loads the page in it. */
export function useChooseLanguage() {
  const t = useTranslations("profile");
  const told = useErrorToast();
  return useMutation({
    mutationFn: (language: Language) => api.call(account.update, { body: { language } }),
    onSuccess: (_, language) => switchLanguage(language),
    onError: told(t("saveFailed")),
  });
}
