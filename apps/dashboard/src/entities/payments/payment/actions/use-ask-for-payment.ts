import { type NewPaymentRequest, payments } from "@mauzo/contract/payments/payments";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api } from "../../../../lib/session/api.ts";
import { useIdempotencyKey } from "../../../../lib/use-idempotency-key.ts";
import { paymentRequestsQuery } from "../queries.ts";

/** Asks a phone to pay for an order. A retry after a lost response asks it once. */
export function useAskForPayment(orderId: string) {
  const t = useTranslations("paymentRequests");
  const client = useQueryClient();
  const { keyOf, onDone } = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: NewPaymentRequest) =>
      api.call(payments.ask, { params: { id: orderId }, body }, { idempotencyKey: keyOf(body) }),
    onSuccess: (asked) => {
      onDone();
      client.setQueryData(
        paymentRequestsQuery(orderId).queryKey,
        (found) => found && { ...found, items: [asked, ...found.items] },
      );
    },
    meta: { done: t("asked") },
  });
}
