import { manualDebts, type NewManualDebt } from "@mauzo/contract/payments/manual-debts";
import type { Money } from "@mauzo/contract/shared";
import { formatMoney } from "@mauzo/format/money";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api } from "../../../../lib/session/api.ts";
import { toasts } from "../../../../lib/toasts.ts";
import { useIdempotencyKey } from "../../../../lib/use-idempotency-key.ts";

const facts = ["debt.changed"] as const;

/** Writes down what a customer owes beside their orders; a retry after a lost response does not write it twice. */
export function useAddManualDebt() {
  const t = useTranslations("debts.manual");
  const { keyOf, onDone } = useIdempotencyKey();
  return useMutation({
    mutationFn: ({ customerId: id, ...body }: NewManualDebt & { customerId: string }) =>
      api.call(manualDebts.create, { params: { id }, body }, { idempotencyKey: keyOf([id, body]) }),
    onSuccess: onDone,
    meta: { done: t("added"), facts },
  });
}

/** Takes back a debt that was written down by mistake. */
export function useVoidManualDebt(id: string) {
  const t = useTranslations("debts.manual");
  return useMutation({
    mutationFn: (reason: string) => api.call(manualDebts.void, { params: { id }, body: { reason } }),
    meta: { done: t("voided"), facts },
  });
}

/** Forgives a debt that was written down, or a part of it. */
export function useForgiveManualDebt(id: string) {
  const t = useTranslations("credit");
  const { keyOf, onDone } = useIdempotencyKey();
  return useMutation({
    mutationFn: ({ amount, reason }: { amount: Money; reason: string }) => {
      const body = { amount_minor: amount.minor, reason };
      return api.call(manualDebts.forgive, { params: { id }, body }, { idempotencyKey: keyOf(body) });
    },
    onSuccess: (_, { amount }) => {
      onDone();
      toasts.push({ tone: "success", title: t("forgiven", { amount: formatMoney(amount) }) });
    },
    meta: { facts },
  });
}
