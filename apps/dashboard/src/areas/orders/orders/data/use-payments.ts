import { type NewPayment, orderPayments } from "@mauzo/contract/orders/order-payments";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../../lib/session/api.ts";
import { useAttemptKey } from "../../../../lib/use-attempt-key.ts";
import type { PaymentKind } from "../rules.ts";
import { readOrdersAgain } from "./read-orders-again.ts";
import { orderQuery } from "./use-orders.ts";

/** Writes down money of an order that came, or went back. An answer lost on the way does not make a second payment. */
export function usePayment(id: string) {
  const client = useQueryClient();
  const { keyOf, onDone } = useAttemptKey();
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
    onSettled: () => readOrdersAgain(client),
  });
}
