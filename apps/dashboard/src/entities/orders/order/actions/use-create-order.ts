import { manualOrders, type NewOrder } from "@mauzo/contract/orders/manual-orders";
import { useMutation } from "@tanstack/react-query";
import { api } from "../../../../lib/session/api.ts";
import { useIdempotencyKey } from "../../../../lib/use-idempotency-key.ts";

/** Creates an order; sending the same order again does not create a second one. */
export function useCreateOrder(shopId: string) {
  const { keyOf, onDone } = useIdempotencyKey(`add-order-attempt:${shopId}`);
  return useMutation({
    mutationFn: (body: NewOrder) => api.call(manualOrders.create, { body }, { idempotencyKey: keyOf(body) }),
    onSuccess: onDone,
    meta: { facts: ["order.placed", "stock.changed"] },
  });
}
