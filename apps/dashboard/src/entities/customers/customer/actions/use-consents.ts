import { type ConsentChannel, consents } from "@mauzo/contract/customers/consents";
import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api } from "../../../../lib/session/api.ts";
import { useIdempotencyKey } from "../../../../lib/use-idempotency-key.ts";

/** What was said of channels, newest first. */
export const useConsents = (id: string) =>
  useInfiniteQuery(api.pages(consents.list, { params: { id }, query: { limit: 10 } }));

/** Writes down what a customer said of a channel; sending it again does not repeat it. */
export function useRecordConsent(id: string) {
  const t = useTranslations("customers.consent");
  const { keyOf, onDone } = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: { channel: ConsentChannel; state: "given" | "withdrawn"; how: string }) =>
      api.call(consents.record, { params: { id }, body }, { idempotencyKey: keyOf(body) }),
    onSuccess: onDone,
    meta: { failed: t("failed"), done: t("saved"), facts: ["customer.changed"] },
  });
}
