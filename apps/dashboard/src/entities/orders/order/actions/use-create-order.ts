import type { Reply } from "@mauzo/contract/endpoint";
import { manualOrders, type NewOrder } from "@mauzo/contract/orders/manual-orders";
import { useMutation } from "@tanstack/react-query";
import { api } from "../../../../lib/session/api.ts";
import { useIdempotencyKey } from "../../../../lib/use-idempotency-key.ts";

type Told = {
  /** The title of the toast that tells of a failure; without it, who calls it shows the error. */
  failed?: string;
  /** Called also if the screen was left meanwhile. */
  onCreated?: (order: Reply<typeof manualOrders.create>, sent: NewOrder) => void;
};

/** Creates an order; sending the same order again does not create a second one. */
export function useCreateOrder(shopId: string, { failed, onCreated }: Told = {}) {
  const { keyOf, onDone } = useIdempotencyKey(`add-order-attempt:${shopId}`);
  return useMutation({
    mutationFn: (body: NewOrder) => api.call(manualOrders.create, { body }, { idempotencyKey: keyOf(body) }),
    onSuccess: (order, sent) => {
      onDone();
      onCreated?.(order, sent);
    },
    meta: { ...(failed !== undefined && { failed }), facts: ["order.placed", "stock.changed"] },
  });
}
