"use client";

import { expenseExports } from "@mauzo/contract/expenses/expense-exports";
import type { ExpenseFilter } from "@mauzo/contract/expenses/expenses";
import { useTranslations } from "next-intl";
import { useListExport } from "../../../lib/files/use-list-export.ts";

/** Saves the listed expenses as a file, the last day first. */
export function useExport() {
  const save = useListExport(expenseExports.file, useTranslations("expenses")("exportFailed"));
  return ({ sort: _, ...query }: ExpenseFilter) => save({ query });
}
