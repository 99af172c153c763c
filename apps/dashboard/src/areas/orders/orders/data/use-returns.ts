import type { Order } from "@mauzo/contract/orders/orders";
import { useDeferredValue, useState } from "react";
import { useTranslations } from "use-intl";
import { toasts } from "../../../../lib/toasts.ts";
import { asReturn, emptyReturn, type ReturnDraft, withRefund } from "../form/return.ts";
import { useReturn, useReturnPreview } from "./use-edits.ts";

/** A return of an order's goods while it is written down, and what it would come to. */
export function useReturns(order: Order, onDone: () => void) {
  const t = useTranslations("editOrder.returns");
  const [draft, setDraft] = useState<ReturnDraft>(emptyReturn);
  const body = asReturn(draft, order);
  const { data, error } = useReturnPreview(order.id, useDeferredValue(body), body.lines.length > 0);
  const taking = useReturn(order.id);
  return {
    draft,
    change: (part: Partial<ReturnDraft>) => setDraft({ ...draft, ...part }),
    preview: body.lines.length > 0 ? data : undefined,
    error: taking.error ?? error,
    busy: taking.isPending,
    save: (refundMinor: number) =>
      taking.mutate(withRefund(body, draft, refundMinor), {
        onSuccess: () => {
          toasts.push({ title: t("saved"), tone: "success" });
          onDone();
        },
      }),
  };
}
