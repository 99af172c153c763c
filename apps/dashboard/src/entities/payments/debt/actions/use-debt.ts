import { type DebtPayment, debts } from "@mauzo/contract/payments/debts";
import { formatMoney } from "@mauzo/format/money";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api } from "../../../../lib/session/api.ts";
import { toasts } from "../../../../lib/toasts.ts";
import { useIdempotencyKey } from "../../../../lib/use-idempotency-key.ts";

/** Records a payment of what a customer owes; a retry after a lost response does not record it twice. */
export function usePayDebt(id: string) {
  const t = useTranslations("debts");
  const { keyOf, onDone } = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: DebtPayment) => api.call(debts.pay, { params: { id }, body }, { idempotencyKey: keyOf(body) }),
    onSuccess: ({ paid, credit }) => {
      onDone();
      const minor = paid.reduce((sum, { amount }) => sum + amount.minor, credit.minor);
      const parts = paid.map(({ order, amount }) => `${order?.number ?? t("manual.one")}: ${formatMoney(amount)}`);
      const rest = credit.minor > 0 ? [t("toCredit", { amount: formatMoney(credit) })] : [];
      const text = [...parts, ...rest].join(" · ");
      toasts.push({ tone: "success", title: t("paid", { amount: formatMoney({ ...credit, minor }) }), text });
    },
    meta: { facts: ["order.paid", "debt.changed"] },
  });
}

/** Notes when a customer promised to pay. */
export function usePromise(id: string) {
  const t = useTranslations("credit");
  return useMutation({
    mutationFn: (promised_on: string | null) => api.call(debts.promise, { params: { id }, body: { promised_on } }),
    meta: { done: t("daySaved"), facts: ["order.credit_changed", "debt.changed"] },
  });
}

/**
 * Sends the customer a message that asks for what is owed. Where no way leads to them, it holds the text with a new link,
 * to be sent by hand by who may share links.
 */
export function useReminder(id: string) {
  const t = useTranslations("debts");
  const reminder = useMutation({
    mutationFn: () => api.call(debts.remind, { params: { id }, body: { send: true } }),
    onSuccess: ({ state }) => {
      if (state === "queued") toasts.push({ tone: "success", title: t("reminded") });
      else toasts.push({ tone: "info", title: t(state === "sent_today" ? "remindedToday" : "unreachable") });
    },
    meta: { failed: t("remindFailed"), facts: ["order.note_added"] },
  });
  return { shared: reminder.data, open: () => reminder.mutate(), close: reminder.reset, busy: reminder.isPending };
}
