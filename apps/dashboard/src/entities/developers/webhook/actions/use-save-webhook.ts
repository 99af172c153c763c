import { savedMeanwhile } from "@mauzo/api-client/errors/saved-meanwhile";
import { type NewWebhook, type Webhook, webhooks } from "@mauzo/contract/developers/webhooks";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { api } from "../../../../lib/session/api.ts";

const queries = ["/webhook-endpoints", "/webhook-deliveries"] as const;

/** Adds a webhook: the answer has its secret, which is never sent again. */
export const useAddWebhook = () =>
  useMutation({ mutationFn: (body: NewWebhook) => api.call(webhooks.create, { body }), meta: { queries } });

/**
 * Changes a webhook, if it is still as its form was filled from. Who was told that a colleague saved meanwhile may save
 * over that.
 */
export function useSaveWebhook({ id, version: shown }: Pick<Webhook, "id" | "version">) {
  const [version, setVersion] = useState(shown);
  const t = useTranslations("webhooks");
  return useMutation({
    mutationFn: (body: NewWebhook) => api.call(webhooks.save, { params: { id }, body: { ...body, version } }),
    onError: (error) => setVersion((known) => savedMeanwhile(error)?.version ?? known),
    meta: { done: t("saved"), queries },
  });
}
