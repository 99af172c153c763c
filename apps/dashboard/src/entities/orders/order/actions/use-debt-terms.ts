import { type DisputeOutcome, debtAnswers } from "@mauzo/contract/orders/debt-answers";
import { type Instalments, orderPlans } from "@mauzo/contract/orders/order-plans";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api } from "../../../../lib/session/api.ts";
import { toasts } from "../../../../lib/toasts.ts";

/** Splits what is owed for an order into instalments. */
export function useSplit(id: string) {
  const t = useTranslations("credit.plan");
  return useMutation({
    mutationFn: (instalments: Instalments) => api.call(orderPlans.split, { params: { id }, body: { instalments } }),
    meta: { done: t("saved"), facts: ["order.credit_changed"] },
  });
}

/** Ends the instalments of an order. */
export function useEndPlan(id: string) {
  const t = useTranslations("credit.plan");
  return useMutation({
    mutationFn: () => api.call(orderPlans.end, { params: { id } }),
    meta: { failed: t("endFailed"), done: t("ended"), facts: ["order.credit_changed"] },
  });
}

/** Settles what the customer of an order disputes, and says whether that reached them. */
export function useSettle(id: string) {
  const t = useTranslations("credit.dispute");
  return useMutation({
    mutationFn: (body: { outcome: DisputeOutcome; answer: string }) =>
      api.call(debtAnswers.settle, { params: { id }, body }),
    onSuccess: ({ told }) =>
      toasts.push({ tone: told === "queued" ? "success" : "info", title: t(told === "queued" ? "told" : "untold") }),
    meta: { facts: ["order.credit_changed"] },
  });
}
