"use client";

import { type Receipt, type ReceiptUse, receipts } from "@mauzo/contract/payments/receipts";
import { formatMoney } from "@mauzo/format/money";
import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { offerUndo } from "../../../../lib/offer-undo.ts";
import { api } from "../../../../lib/session/api.ts";
import { toasts } from "../../../../lib/toasts.ts";
import { useIdempotencyKey } from "../../../../lib/use-idempotency-key.ts";

/** Reads a message; nothing of it is kept. */
export const useReadMessage = () =>
  useMutation({
    mutationFn: (body: { text: string; search?: string }) => api.call(receipts.read, { body }),
  });

/** The orders that a receipt's money may be for; with words, those that they find of all that owe. */
export const useCandidates = (id: string, search: string) =>
  useQuery({
    ...api.query(receipts.candidates, { params: { id }, query: search === "" ? {} : { search } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

const paidFacts = ["receipt.changed", "order.paid"] as const;

/** Keeps a message, and pays for an order with it where one is named. */
export function useKeepReceipt() {
  const t = useTranslations("unmatched");
  const { keyOf, onDone } = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: { text: string; orders?: ReceiptUse[] }) =>
      api.call(receipts.create, { body }, { idempotencyKey: keyOf(body) }),
    onSuccess: ({ amount }, { orders }) => {
      onDone();
      const minor = orders?.reduce((sum, { amount_minor }) => sum + amount_minor, 0);
      toasts.push({
        title: minor === undefined ? t("kept") : t("paid", { amount: formatMoney({ ...amount, minor }) }),
        tone: "success",
      });
    },
    meta: { failed: t("notKept"), facts: paidFacts },
  });
}

/** Pays for orders with what is left of a receipt. */
export function useUseReceipt(id: string) {
  const t = useTranslations("unmatched");
  const { keyOf, onDone } = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: { orders: ReceiptUse[] }) =>
      api.call(receipts.use, { params: { id }, body }, { idempotencyKey: keyOf(body) }),
    onSuccess: ({ amount }, { orders }) => {
      onDone();
      const minor = orders.reduce((sum, { amount_minor }) => sum + amount_minor, 0);
      toasts.push({ title: t("paid", { amount: formatMoney({ ...amount, minor }) }), tone: "success" });
    },
    meta: { failed: t("notPaid"), facts: paidFacts },
  });
}

export function useRestoreReceipt() {
  const t = useTranslations("unmatched");
  return useMutation({
    mutationFn: (id: string) => api.call(receipts.restore, { params: { id } }),
    meta: { failed: t("notChanged"), done: t("restored"), facts: ["receipt.changed"] },
  });
}

/** Puts a receipt aside, and offers to take it back. */
export function useDismissReceipt({ id }: Receipt) {
  const t = useTranslations("unmatched");
  const shell = useTranslations("shell");
  const restore = useRestoreReceipt();
  return useMutation({
    mutationFn: (reason: string) => api.call(receipts.dismiss, { params: { id }, body: { reason } }),
    onSuccess: () => offerUndo({ title: t("dismissed"), label: shell("undo"), onUndo: () => restore.mutate(id) }),
    meta: { failed: t("notChanged"), facts: ["receipt.changed"] },
  });
}
