import { type NewPayment, orderPayments } from "@mauzo/contract/orders/order-payments";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api } from "../../../../lib/session/api.ts";
import { useIdempotencyKey } from "../../../../lib/use-idempotency-key.ts";
import { orderQuery } from "../queries.ts";
import type { PaymentKind } from "../rules.ts";

/** Records a payment or refund of an order. A retry after a lost response does not record it twice. */
export function usePayment(id: string) {
  const client = useQueryClient();
  const { keyOf, onDone } = useIdempotencyKey();
  return useMutation({
    mutationFn: ({ kind, ...body }: NewPayment & { kind: PaymentKind }) =>
      api.call(
        kind === "paid" ? orderPayments.create : orderPayments.refund,
        { params: { id }, body },
        { idempotencyKey: keyOf([kind, body]) },
      ),
    onSuccess: (balance) => {
      onDone();
      client.setQueryData(orderQuery(id).queryKey, (order) => order && { ...order, paid: balance.paid });
    },
    meta: { facts: ["order.paid", "order.refunded"] },
  });
}

/** Pays an order from what its customer paid too much before. */
export function useCreditPayment(id: string) {
  const t = useTranslations("orders.payments");
  const { keyOf, onDone } = useIdempotencyKey();
  return useMutation({
    mutationFn: (amount_minor: number) =>
      api.call(
        orderPayments.useCredit,
        { params: { id }, body: { amount_minor } },
        { idempotencyKey: keyOf(amount_minor) },
      ),
    onSuccess: onDone,
    meta: { done: t("creditUsed"), failed: t("creditFailed"), facts: ["order.paid"] },
  });
}
