"use client";

import { type SmsConnection, smsConnections } from "@mauzo/contract/marketing/sms-connections";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api } from "../../../lib/session/api.ts";
import { useErrorToast } from "../../../lib/session/password/use-error-toast.ts";
import { toasts } from "../../../lib/toasts.ts";

const facts = ["sms_connection.changed"] as const;

/** Asks the provider whether a connection works, and says it. */
export function useCheckConnection() {
  const t = useTranslations("smsProviders");
  return useMutation({
    mutationFn: ({ id }: SmsConnection) => api.call(smsConnections.check, { params: { id } }),
    onSuccess: ({ state, problem }) =>
      state === "failed" && problem !== null
        ? toasts.push({ title: t("checkedFailed"), text: t(`problems.${problem}`), tone: "danger" })
        : toasts.push({ title: t("checked"), tone: "success" }),
    meta: { failed: t("checkFailed"), facts },
  });
}

export function useMakeDefault() {
  const t = useTranslations("smsProviders");
  return useMutation({
    mutationFn: ({ id }: SmsConnection) => api.call(smsConnections.makeDefault, { params: { id } }),
    meta: { failed: t("changeFailed"), done: t("defaultDone"), facts },
  });
}

/** Has campaigns go on over a connection where the default takes no more, or no longer. */
export function useTurnFallback() {
  const t = useTranslations("smsProviders");
  return useMutation({
    mutationFn: ({ id, is_fallback }: SmsConnection) =>
      api.call(smsConnections.makeFallback, { params: { id }, body: { is_fallback: !is_fallback } }),
    meta: { failed: t("changeFailed"), done: t("fallbackDone"), facts },
  });
}

/** Removes a connection, after the person's password. */
export function useRemoveConnection() {
  const told = useErrorToast();
  const t = useTranslations("smsProviders");
  return useMutation({
    mutationFn: ({ id }: SmsConnection) => api.call(smsConnections.remove, { params: { id } }),
    onError: told(t("removeFailed")),
    meta: { done: t("removed"), facts },
  });
}
