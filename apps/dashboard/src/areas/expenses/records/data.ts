"use client";

import { staff } from "@mauzo/contract/account/invites";
import { expenseExports } from "@mauzo/contract/expenses/expense-exports";
import { expensePhones } from "@mauzo/contract/expenses/expense-phones";
import type { ExpenseFilter } from "@mauzo/contract/expenses/expenses";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useListExport } from "../../../lib/files/use-list-export.ts";
import { api } from "../../../lib/session/api.ts";

/** Saves the listed expenses as a file, the last day first. */
export function useExport() {
  const save = useListExport(expenseExports.file, useTranslations("expenses")("exportFailed"));
  return ({ sort: _, ...query }: ExpenseFilter) => save({ query });
}

/** The phones from which expenses are written by message. */
export const usePhones = () => useQuery(api.query(expensePhones.list, {}));
/** Who may have one. */
export const useMembers = () => useQuery(api.query(staff.list, {}));

export function useAddPhone() {
  const t = useTranslations("expenses");
  return useMutation({
    mutationFn: (body: { phone: string; user_id: string }) => api.call(expensePhones.add, { body }),
    meta: { done: t("phoneAdded"), facts: ["expense.drafted"] },
  });
}

export function useRemovePhone(id: string) {
  const t = useTranslations("expenses");
  return useMutation({
    mutationFn: () => api.call(expensePhones.remove, { params: { id } }),
    meta: { failed: t("changeFailed"), done: t("phoneRemoved"), facts: ["expense.drafted"] },
  });
}
