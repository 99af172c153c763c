"use client";

import type { NewPayment } from "@mauzo/contract/orders/order-payments";
import { type DebtFilter, debtExports, debtList, debts } from "@mauzo/contract/payments/debts";
import { formatMoney } from "@mauzo/format/money";
import { keepPreviousData, type QueryClient, useInfiniteQuery, useMutation, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useListExport } from "../../../lib/files/use-list-export.ts";
import { nextPageSize } from "../../../lib/list/next-page-size.ts";
import { api } from "../../../lib/session/api.ts";
import { toasts } from "../../../lib/toasts.ts";
import { useIdempotencyKey } from "../../../lib/use-idempotency-key.ts";

const listQuery = (filter: DebtFilter) => api.pages(debts.list, { query: filter }, nextPageSize);
export const useDebts = (filter: DebtFilter) =>
  useInfiniteQuery({ ...listQuery(filter), placeholderData: keepPreviousData });

const summaryQuery = api.query(debts.summary, {});
/** What the shop is owed. */
export const useDebtSummary = () => useQuery(summaryQuery);

/** The list as it opens by itself, and the sums over it. */
export function startDebts(client: QueryClient) {
  void client.prefetchQuery(summaryQuery);
  if (location.search === "")
    void client.prefetchInfiniteQuery(listQuery({ state: "all", search: "", sort: debtList.first }));
}

const debtQuery = (id: string) => api.query(debts.get, { params: { id } });
export const useDebt = (id: string) => useQuery(debtQuery(id));
export const startDebt = (client: QueryClient, id: string) => void client.prefetchQuery(debtQuery(id));

/** Saves the listed debts as a file. */
export function useExport() {
  const save = useListExport(debtExports.file, useTranslations("debts")("exportFailed"));
  return (query: DebtFilter) => save({ query });
}

/** Records a payment of what a customer owes; a retry after a lost response does not record it twice. */
export function usePayDebt(id: string) {
  const t = useTranslations("debts");
  const { keyOf, onDone } = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: NewPayment) => api.call(debts.pay, { params: { id }, body }, { idempotencyKey: keyOf(body) }),
    onSuccess: ({ paid, debt }) => {
      onDone();
      const minor = paid.reduce((sum, { amount }) => sum + amount.minor, 0);
      const text = paid.map(({ order, amount }) => `${order.number}: ${formatMoney(amount)}`).join(" · ");
      toasts.push({ tone: "success", title: t("paid", { amount: formatMoney({ ...debt.owed, minor }) }), text });
    },
    meta: { facts: ["order.paid"] },
  });
}

/** Notes when a customer promised to pay. */
export function usePromise(id: string) {
  const t = useTranslations("credit");
  return useMutation({
    mutationFn: (promised_on: string | null) => api.call(debts.promise, { params: { id }, body: { promised_on } }),
    meta: { done: t("daySaved"), facts: ["order.credit_changed"] },
  });
}

/** Writes a message that asks for what is owed, with a new link, and holds it while it is shown. */
export function useReminder(id: string) {
  const t = useTranslations("debts");
  const reminder = useMutation({
    mutationFn: () => api.call(debts.remind, { params: { id }, body: {} }),
    meta: { failed: t("remindFailed") },
  });
  return { shared: reminder.data, open: () => reminder.mutate(), close: reminder.reset, busy: reminder.isPending };
}
