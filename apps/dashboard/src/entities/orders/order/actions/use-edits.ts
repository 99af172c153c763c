import { type OrderEdit, type OrderReturn, orderEdits } from "@mauzo/contract/orders/order-edits";
import type { Order } from "@mauzo/contract/orders/orders";
import { keepPreviousData, type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../../lib/session/api.ts";
import { useIdempotencyKey } from "../../../../lib/use-idempotency-key.ts";
import { orderQuery } from "../queries.ts";

/** Shows the order from a write's response at once. */
const shown = (client: QueryClient, id: string, onDone: () => void) => ({
  onSuccess: (order: Order) => {
    onDone();
    client.setQueryData(orderQuery(id).queryKey, order);
  },
});

const asked = { placeholderData: keepPreviousData, retry: false } as const;

/** What a change of an order would do; requested while there is one. */
export const useEditPreview = (id: string, body: OrderEdit, may: boolean) =>
  useQuery({ ...api.query(orderEdits.preview, { params: { id }, body }), ...asked, enabled: may });

/** What a return would do; requested while something is returned. */
export const useReturnPreview = (id: string, body: OrderReturn, may: boolean) =>
  useQuery({ ...api.query(orderEdits.previewReturn, { params: { id }, body }), ...asked, enabled: may });

/** Edits an order; sending the same edit again does not repeat it. */
export function useEdit(id: string) {
  const client = useQueryClient();
  const { keyOf, onDone } = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: OrderEdit) =>
      api.call(orderEdits.save, { params: { id }, body }, { idempotencyKey: keyOf(body) }),
    ...shown(client, id, onDone),
    meta: { facts: ["order.edited", "stock.changed"] },
  });
}

/** Adds a note to an order's history; sending it again does not repeat it. */
export function useAddOrderNote(id: string) {
  const client = useQueryClient();
  const { keyOf, onDone } = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: { text: string }) =>
      api.call(orderEdits.note, { params: { id }, body }, { idempotencyKey: keyOf(body) }),
    ...shown(client, id, onDone),
    meta: { facts: ["order.note_added"] },
  });
}

/** Records a return; sending it again does not repeat it. */
export function useReturnItems(id: string) {
  const client = useQueryClient();
  const { keyOf, onDone } = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: OrderReturn) =>
      api.call(orderEdits.return, { params: { id }, body }, { idempotencyKey: keyOf(body) }),
    ...shown(client, id, onDone),
    meta: { facts: ["order.edited", "order.refunded", "stock.changed"] },
  });
}
