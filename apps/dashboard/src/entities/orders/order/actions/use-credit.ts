import { type CreditDaysChange, orderCredit } from "@mauzo/contract/orders/order-credit";
import type { Money } from "@mauzo/contract/shared";
import { formatMoney } from "@mauzo/format/money";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { offerUndo } from "../../../../lib/offer-undo.ts";
import { api } from "../../../../lib/session/api.ts";
import { useIdempotencyKey } from "../../../../lib/use-idempotency-key.ts";

/** Says until when an order is to be paid, or when its customer promised to. */
export function useCreditDays(id: string) {
  const t = useTranslations("credit");
  return useMutation({
    mutationFn: (body: CreditDaysChange) => api.call(orderCredit.change, { params: { id }, body }),
    meta: { done: t("daySaved"), facts: ["order.credit_changed"] },
  });
}

/** Asks again for what was forgiven of an order. */
export function useUnforgive(id: string) {
  const t = useTranslations("credit");
  const { keyOf, onDone } = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: { amount_minor: number }) =>
      api.call(orderCredit.unforgive, { params: { id }, body }, { idempotencyKey: keyOf(body) }),
    onSuccess: onDone,
    meta: { failed: t("unforgiveFailed"), done: t("unforgiven"), facts: ["order.credit_changed"] },
  });
}

/** Forgives what is owed for an order, or a part of it, and offers to ask for it again. */
export function useForgive(id: string) {
  const t = useTranslations("credit");
  const shell = useTranslations("shell");
  const { keyOf, onDone } = useIdempotencyKey();
  const { mutate: unforgive } = useUnforgive(id);
  return useMutation({
    mutationFn: ({ amount, reason }: { amount: Money; reason: string }) => {
      const body = { amount_minor: amount.minor, reason };
      return api.call(orderCredit.forgive, { params: { id }, body }, { idempotencyKey: keyOf(body) });
    },
    onSuccess: (_, { amount }) => {
      onDone();
      const onUndo = () => unforgive({ amount_minor: amount.minor });
      offerUndo({ title: t("forgiven", { amount: formatMoney(amount) }), label: shell("undo"), onUndo });
    },
    meta: { facts: ["order.credit_changed"] },
  });
}
