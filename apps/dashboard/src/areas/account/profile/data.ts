import type { EmailChange, PasswordChange, UserChange } from "@mauzo/contract/account/account";
import { account } from "@mauzo/contract/account/account";
import { secondFactor } from "@mauzo/contract/account/second-factor";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { userQuery } from "../../../lib/session/account-queries.ts";
import { api } from "../../../lib/session/api.ts";
import { replaceSession } from "../../../lib/session/token/replace-session.ts";

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

/** What an authenticator app needs, for who has given their password. */
export const useBeginSecondFactor = () =>
  useMutation({ mutationFn: (password: string) => api.call(secondFactor.begin, { body: { password } }) });

/** Turns the second factor on; this device goes on in the session that replaces the old one. */
export const useConfirmSecondFactor = () =>
  useMutation({
    mutationFn: (code: string) => replaceSession((locked) => locked.call(secondFactor.confirm, { body: { code } })),
    meta: { queries: ["/user/sessions"] },
  });

export const useRenewRecoveryCodes = () =>
  useMutation({ mutationFn: (password: string) => api.call(secondFactor.renewCodes, { body: { password } }) });

export const useRemoveSecondFactor = () =>
  useMutation({
    mutationFn: (password: string) =>
      replaceSession((locked) => locked.call(secondFactor.remove, { body: { password } })),
    meta: { queries: ["/user", "/user/sessions"] },
  });

/** Reads everything anew: a shop that asked for the second factor refused it until now. */
export function useSecondFactorDone() {
  const client = useQueryClient();
  return () => void client.invalidateQueries();
}
