import type { Order } from "@mauzo/contract/orders/orders";
import { useTranslations } from "next-intl";
import { useDeferredValue, useState } from "react";
import { toasts } from "../../../../lib/toasts.ts";
import { emptyReturn, type ReturnDraft, toOrderReturn, withRefund } from "../form/return-draft.ts";
import { useReturnItems, useReturnPreview } from "./use-edits.ts";

/** The form of a return, and its preview. */
export function useReturnForm(order: Order, onDone: () => void) {
  const t = useTranslations("editOrder.returns");
  const [draft, setDraft] = useState<ReturnDraft>(emptyReturn);
  const body = toOrderReturn(draft, order);
  const { data, error } = useReturnPreview(order.id, useDeferredValue(body), body.lines.length > 0);
  const taking = useReturnItems(order.id);
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
