"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { Language } from "../../../i18n/language.ts";
import { switchLanguage } from "../../../i18n/saved-language.ts";
import { api } from "../api.ts";
import { useErrorToast } from "../password/use-error-toast.ts";

/** Every page has the choice, and few people make it: how it is saved is loaded then. */
const loadAccount = () => import("@mauzo/contract/account/account");

/** Saves the chosen language in the account, for every device, then loads the page in it. */
export function useChooseLanguage() {
  const t = useTranslations("profile");
  const told = useErrorToast();
  return useMutation({
    mutationFn: async (language: Language) => {
      const { account } = await loadAccount();
      return api.call(account.update, { body: { language } });
    },
    onSuccess: (_, language) => switchLanguage(language),
    onError: told(t("saveFailed")),
  });
}
