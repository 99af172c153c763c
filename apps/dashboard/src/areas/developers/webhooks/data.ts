"use client";

import { type Webhook, webhooks } from "@mauzo/contract/developers/webhooks";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { offerUndo } from "../../../lib/offer-undo.ts";
import { api } from "../../../lib/session/api.ts";
import { useErrorToast } from "../../../lib/session/password/use-error-toast.ts";
import { toasts } from "../../../lib/toasts.ts";

const queries = ["/webhook-endpoints", "/webhook-deliveries"] as const;

/** Makes a new secret, with which the answer comes back once. */
export function useRotate() {
  const told = useErrorToast();
  const t = useTranslations("webhooks");
  return useMutation({
    mutationFn: (id: string) => api.call(webhooks.rotate, { params: { id } }),
    onError: told(t("changeFailed")),
    meta: { queries },
  });
}

export function usePause() {
  const t = useTranslations("webhooks");
  return useMutation({
    mutationFn: ({ id, paused }: Pick<Webhook, "id" | "paused">) =>
      api.call(paused === null ? webhooks.pause : webhooks.resume, { params: { id } }),
    meta: { failed: t("changeFailed"), queries },
  });
}

export function useTest() {
  const t = useTranslations("webhooks");
  return useMutation({
    mutationFn: (id: string) => api.call(webhooks.test, { params: { id } }),
    meta: { failed: t("testFailed"), done: t("tested"), queries },
  });
}

/** Deletes a webhook, with an undo. */
export function useRemove() {
  const t = useTranslations("webhooks");
  const restore = useMutation({
    mutationFn: ({ id }: Webhook) => api.call(webhooks.restore, { params: { id } }),
    meta: { failed: t("changeFailed"), queries },
    onSuccess: (_, { url }) => toasts.push({ title: t("restored"), text: url, tone: "success" }),
  });
  return useMutation({
    mutationFn: ({ id }: Webhook) => api.call(webhooks.remove, { params: { id } }),
    meta: { failed: t("changeFailed"), queries },
    onSuccess: (_, webhook) =>
      offerUndo({
        ...{ title: t("removed"), text: webhook.url, label: t("undo") },
        onUndo: () => restore.mutate(webhook),
      }),
  });
}
