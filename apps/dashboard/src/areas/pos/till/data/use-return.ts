import { errorCode } from "@mauzo/api-client/errors/error-code";
import type { Order } from "@mauzo/contract/orders/orders";
import { type NewTillReturn, type TillReturn, tillReturns } from "@mauzo/contract/pos/returns";
import { useMutation } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { useReturnPreview } from "../../../../entities/orders/order/actions/use-edits.ts";
import { emptyReturn, type ReturnDraft, toOrderReturn } from "../../../../entities/orders/order/form/return-draft.ts";
import { newUuid } from "../../../../lib/ids/new-uuid.ts";
import { api } from "../../../../lib/session/api.ts";
import { newIdempotencyKey } from "../../../../lib/use-idempotency-key.ts";
import { receiptCodeOf } from "../rules/receipt-code.ts";

/** Finds the order of a receipt by what was typed or scanned. */
export const useFindReceipt = (onFound: (order: Order) => void) =>
  useMutation({
    mutationFn: (typed: string) => api.call(tillReturns.find, { query: { code: receiptCodeOf(typed) } }),
    onSuccess: onFound,
  });

type Around = { order: Order; shiftId: string; onDone: (back: TillReturn) => void; onChanged: (order: Order) => void };
/** What is taken back of an order at this till, with what it would come to; a lost answer and another press take it once. */
export function useTakeBack({ order, shiftId, onDone, onChanged }: Around) {
  const [id] = useState(newUuid);
  const [draft, setDraft] = useState<ReturnDraft>(emptyReturn);
  const body = toOrderReturn(draft, order);
  const preview = useReturnPreview(order.id, useDeferredValue(body), body.lines.length > 0);
  const again = useFindReceipt(onChanged);
  const taking = useMutation({
    mutationFn: (refundMinor: number) => {
      const wanted: NewTillReturn = { id, shift_id: shiftId, order: order.id, refund_minor: refundMinor, ...body };
      return api.call(tillReturns.create, { body: wanted }, { idempotencyKey: newIdempotencyKey() });
    },
    onSuccess: onDone,
    onError: (error) => {
      if (errorCode(error) === "order_changed") again.mutate(order.order_id);
    },
    meta: { facts: ["order.edited", "order.refunded", "stock.changed", "shift.changed"] },
  });
  return {
    ...{ draft, isEmpty: body.lines.length === 0, busy: taking.isPending || again.isPending },
    change: (part: Partial<ReturnDraft>) => setDraft((now) => ({ ...now, ...part })),
    preview: body.lines.length > 0 ? preview.data : undefined,
    error: taking.error ?? preview.error,
    save: (refundMinor: number) => taking.mutate(refundMinor),
  };
}
