"use client";

import { account } from "@mauzo/contract/account/account";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { Language } from "../../../i18n/language.ts";
import { userQuery } from "../account-queries.ts";
import { api } from "../api.ts";

/** Saves the language just chosen on this device in the account, for every device. */
export function useSaveLanguage(): (language: Language) => void {
  const t = useTranslations("profile");
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (language: Language) => api.call(account.update, { body: { language } }),
    onSuccess: (user) => client.setQueryData(userQuery.queryKey, user),
    meta: { failed: t("saveFailed") },
  });
  return mutate;
}
