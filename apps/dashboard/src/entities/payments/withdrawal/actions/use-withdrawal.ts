"use client";

import {
  type NewWithdrawal,
  payoutDestinations,
  type WithdrawalSettings,
  withdrawals,
} from "@mauzo/contract/payments/withdrawals";
import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api } from "../../../../lib/session/api.ts";
import { newIdempotencyKey } from "../../../../lib/use-idempotency-key.ts";

const facts = ["withdrawal.changed"] as const;

/** What a withdrawal of so much would cost; undefined: nothing is asked. */
export const useQuote = (amountMinor: number | undefined) =>
  useQuery({
    queryKey: ["/withdrawals/quote", amountMinor],
    queryFn: () => api.call(withdrawals.quote, { body: { amount_minor: amountMinor ?? 0 } }),
    enabled: amountMinor !== undefined,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** Withdraws money; a lost answer and another press ask for the same withdrawal, by its id. */
export function useCreateWithdrawal() {
  const t = useTranslations("withdrawals");
  return useMutation({
    mutationFn: (body: NewWithdrawal) =>
      api.call(withdrawals.create, { body }, { idempotencyKey: newIdempotencyKey() }),
    meta: { done: t("asked"), facts },
  });
}

export function useConfirmWithdrawal(id: string) {
  const t = useTranslations("withdrawals");
  return useMutation({
    mutationFn: () => api.call(withdrawals.confirm, { params: { id } }, { idempotencyKey: newIdempotencyKey() }),
    meta: { failed: t("notConfirmed"), done: t("confirmed"), facts },
  });
}

export function useCancelWithdrawal(id: string) {
  const t = useTranslations("withdrawals");
  return useMutation({
    mutationFn: () => api.call(withdrawals.cancel, { params: { id } }, { idempotencyKey: newIdempotencyKey() }),
    meta: { failed: t("notCancelled"), done: t("cancelled"), facts },
  });
}

export function useAddDestination() {
  const t = useTranslations("withdrawals");
  return useMutation({
    mutationFn: (body: { phone: string; name: string }) =>
      api.call(payoutDestinations.add, { body }, { idempotencyKey: newIdempotencyKey() }),
    meta: { done: t("added"), facts },
  });
}

export function useRemoveDestination(id: string) {
  const t = useTranslations("withdrawals");
  return useMutation({
    mutationFn: () => api.call(payoutDestinations.remove, { params: { id } }),
    meta: { failed: t("notRemoved"), done: t("removed"), facts },
  });
}

export function useSaveSettings() {
  const t = useTranslations("withdrawals");
  return useMutation({
    mutationFn: (body: WithdrawalSettings) => api.call(withdrawals.saveSettings, { body }),
    meta: { done: t("settingsSaved"), facts },
  });
}
