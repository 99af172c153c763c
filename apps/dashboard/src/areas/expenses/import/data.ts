import { type ExpenseImport, type ExpenseMapping, expenseImports } from "@mauzo/contract/expenses/expense-imports";
import { repairMost } from "@mauzo/contract/shop/imports";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { isUnderWay } from "../../../entities/shop/import/rules.ts";
import { downloadFile } from "../../../lib/files/download-file.ts";
import { fileNameToSend } from "../../../lib/files/file-name-to-send.ts";
import { readAgain } from "../../../lib/queries/stale-queries.ts";
import { api } from "../../../lib/session/api.ts";
import { useIdempotencyKey } from "../../../lib/use-idempotency-key.ts";

const importQuery = (id: string) => api.query(expenseImports.get, { params: { id } });
const nextLookMs = 1000;

/** The past files, newest first. */
export const useExpenseImports = () => useInfiniteQuery(api.pages(expenseImports.list, { query: { limit: 10 } }));

/** One import; polled while the server works on it. */
export function useExpenseImport(id: string) {
  const client = useQueryClient();
  const found = useQuery({
    ...importQuery(id),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? nextLookMs : false),
  });
  const state = found.data?.state;
  useEffect(() => {
    if (state === "done" || state === "cancelled") void readAgain(client, ["expense.changed", "/expense-imports"]);
    if (state === "checked") void readAgain(client, ["/expense-imports/:id/broken"]);
  }, [state, client]);
  return found;
}

export const useBrokenExpenses = (id: string, shown: boolean) =>
  useInfiniteQuery({
    ...api.pages(expenseImports.broken, { params: { id }, query: { limit: 20 } }),
    enabled: shown,
  });

/** A step of an import; the response is the import's current state. */
function useStep<Input>(id: string, mutationFn: (input: Input) => Promise<ExpenseImport>) {
  const t = useTranslations("imports.file");
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    meta: { failed: t("failed"), queries: ["/expense-imports/:id"] },
    onSuccess: (now) => client.setQueryData(importQuery(id).queryKey, now),
  });
}

/** Uploads a file; the same file again after a lost response is no second import. */
export function useUploadExpenses() {
  const { keyOf, onDone } = useIdempotencyKey();
  return useMutation({
    mutationFn: (file: File) => {
      const idempotencyKey = keyOf([file.name, file.size, file.lastModified]);
      return api.upload(expenseImports.upload, { query: { name: fileNameToSend(file) } }, file, { idempotencyKey });
    },
    onSuccess: onDone,
  });
}

export const useCheckExpenses = (id: string) =>
  useStep(id, (body: { mapping: ExpenseMapping }) => api.call(expenseImports.check, { params: { id }, body }));
export const useRepairExpenses = (id: string) =>
  useStep(id, async (rows: readonly { id: string; cells: string[] }[]) => {
    const save = (from: number) =>
      api.call(expenseImports.repair, { params: { id }, body: { rows: rows.slice(from, from + repairMost) } });
    let now = await save(0);
    for (let from = repairMost; from < rows.length; from += repairMost) now = await save(from);
    return now;
  });
export const useStartExpenses = (id: string) => useStep(id, () => api.call(expenseImports.start, { params: { id } }));

export function useCancelExpenses(id: string) {
  const t = useTranslations("imports.file");
  return useMutation({
    mutationFn: () => api.call(expenseImports.cancel, { params: { id } }),
    meta: { failed: t("failed"), queries: ["/expense-imports/:id"] },
  });
}

export const downloadBrokenExpenses = (id: string) => downloadFile(expenseImports.brokenFile, { params: { id } });
