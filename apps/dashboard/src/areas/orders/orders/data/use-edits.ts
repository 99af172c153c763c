import { type OrderEdit, type OrderReturn, orderEdits } from "@mauzo/contract/orders/order-edits";
import type { Order } from "@mauzo/contract/orders/orders";
import { keepPreviousData, type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../../lib/session/api.ts";
import { useAttemptKey } from "../../../../lib/use-attempt-key.ts";
import { readOrdersAgain } from "./read-orders-again.ts";
import { orderQuery } from "./use-orders.ts";

/** The order as a write left it stands on the page at once; what else the write changed is read again. */
const shown = (client: QueryClient, id: string, onDone: () => void) => ({
  onSuccess: (order: Order) => {
    onDone();
    client.setQueryData(orderQuery(id).queryKey, order);
  },
  onSettled: () => readOrdersAgain(client),
});

const asked = { placeholderData: keepPreviousData, retry: false } as const;

/** What a change of an order would do; asked while there is one. */
export const useEditPreview = (id: string, body: OrderEdit, may: boolean) =>
  useQuery({ ...api.query(orderEdits.preview, { params: { id }, body }), ...asked, enabled: may });

/** What a return would do; asked while something comes back. */
export const useReturnPreview = (id: string, body: OrderReturn, may: boolean) =>
  useQuery({ ...api.query(orderEdits.previewReturn, { params: { id }, body }), ...asked, enabled: may });

/** Changes an order; the same sent again is the same change. */
export function useEdit(id: string) {
  const client = useQueryClient();
  const { keyOf, onDone } = useAttemptKey();
  return useMutation({
    mutationFn: (body: OrderEdit) =>
      api.call(orderEdits.save, { params: { id }, body }, { idempotencyKey: keyOf(body) }),
    ...shown(client, id, onDone),
  });
}

/** Adds a note to an order's history, once however often it is sent. */
export function useNote(id: string) {
  const client = useQueryClient();
  const { keyOf, onDone } = useAttemptKey();
  return useMutation({
    mutationFn: (body: { text: string }) =>
      api.call(orderEdits.note, { params: { id }, body }, { idempotencyKey: keyOf(body) }),
    ...shown(client, id, onDone),
  });
}

/** Takes goods of an order back, once however often it is sent. */
export function useReturn(id: string) {
  const client = useQueryClient();
  const { keyOf, onDone } = useAttemptKey();
  return useMutation({
    mutationFn: (body: OrderReturn) =>
      api.call(orderEdits.return, { params: { id }, body }, { idempotencyKey: keyOf(body) }),
    ...shown(client, id, onDone),
  });
}
