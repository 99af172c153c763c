import { type NewWebhook, type Webhook, webhooks } from "@mauzo/contract/developers/webhooks";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api } from "../../../../lib/session/api.ts";

const queries = ["/webhook-endpoints", "/webhook-deliveries"] as const;

/** Adds a webhook: the answer has its secret, which is never sent again. */
export const useAddWebhook = () =>
  useMutation({ mutationFn: (body: NewWebhook) => api.call(webhooks.create, { body }), meta: { queries } });

/** Changes a webhook, if it is still as its form was filled from. */
export function useSaveWebhook({ id, version }: Pick<Webhook, "id" | "version">) {
  const t = useTranslations("webhooks");
  return useMutation({
    mutationFn: (body: NewWebhook) => api.call(webhooks.save, { params: { id }, body: { ...body, version } }),
    meta: { done: t("saved"), queries },
  });
}
