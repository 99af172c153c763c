import type { EmailChange, PasswordChange, UserChange } from "@mauzo/contract/account/account";
import { account } from "@mauzo/contract/account/account";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { userQuery } from "../../../lib/session/account-queries.ts";
import { api } from "../../../lib/session/api.ts";

export const sessionsQuery = queryOptions(api.query(account.listSessions, {}));

/** Saves what the person changed in their profile and updates it in the whole back-office at once. */
export function useSaveProfile() {
  const t = useTranslations("profile");
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: UserChange) => api.call(account.update, { body }),
    onSuccess: (user) => client.setQueryData(userQuery.queryKey, user),
    meta: { failed: t("saveFailed"), done: t("saved") },
  });
}

export function useChangePassword() {
  return useMutation({
    mutationFn: (body: PasswordChange) => api.call(account.changePassword, { body }),
    meta: { queries: ["/user/sessions"] },
  });
}

/** Sends a link to the new address; nothing changes until it is opened. */
export function useChangeEmail() {
  const t = useTranslations("profile");
  return useMutation({
    mutationFn: (body: EmailChange) => api.call(account.changeEmail, { body }),
    meta: { failed: t("saveFailed") },
  });
}

/** Logs out one other device, or all others when none is given. */
export function useEndSessions() {
  const t = useTranslations("profile.sessions");
  return useMutation({
    mutationFn: (id?: string) =>
      id === undefined ? api.call(account.endOtherSessions, {}) : api.call(account.endSession, { params: { id } }),
    meta: { failed: t("endFailed"), queries: ["/user/sessions"] },
  });
}
