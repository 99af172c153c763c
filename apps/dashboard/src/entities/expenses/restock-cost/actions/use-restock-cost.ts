import {
  type RestockBill,
  type RestockCost,
  type RestockExpense,
  restockCosts,
} from "@mauzo/contract/expenses/restock-costs";
import { formatMoney } from "@mauzo/format/money";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { offerUndo } from "../../../../lib/offer-undo.ts";
import { api } from "../../../../lib/session/api.ts";
import { useIdempotencyKey } from "../../../../lib/use-idempotency-key.ts";

type Named = Pick<RestockCost, "id">;

/** Writes down that a restock was paid. */
export function useSpendRestock({ id }: Named) {
  const t = useTranslations("restockCosts");
  const { keyOf, onDone } = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: RestockExpense) =>
      api.call(restockCosts.expense, { params: { id }, body }, { idempotencyKey: keyOf(body) }),
    onSuccess: onDone,
    meta: { done: t("spent"), facts: ["restock_cost.decided", "expense.changed"] },
  });
}

/** Writes down that a restock was bought on credit. */
export function useBillRestock({ id }: Named) {
  const t = useTranslations("restockCosts");
  const { keyOf, onDone } = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: RestockBill) =>
      api.call(restockCosts.bill, { params: { id }, body }, { idempotencyKey: keyOf(body) }),
    onSuccess: onDone,
    meta: { done: t("billed"), facts: ["restock_cost.decided", "supplier.changed"] },
  });
}

/** Offers a restock no more, with an undo. */
export function useDismissRestock({ id }: Named) {
  const t = useTranslations("restockCosts");
  const meta = { failed: t("changeFailed"), facts: ["restock_cost.decided"] } as const;
  const restore = useMutation({ mutationFn: () => api.call(restockCosts.restore, { params: { id } }), meta });
  return useMutation({
    mutationFn: () => api.call(restockCosts.dismiss, { params: { id } }),
    meta,
    onSuccess: ({ cost }) =>
      offerUndo({
        ...{ title: t("dismissed"), text: formatMoney(cost), label: t("undo") },
        onUndo: () => restore.mutate(),
      }),
  });
}
