import { customers } from "@mauzo/contract/customers/customers";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api } from "../../../../lib/session/api.ts";
import { customerQuery } from "../queries.ts";

/** Undoes the last change of a record. */
export function useUndoCustomerChange(id: string) {
  const t = useTranslations("customers");
  const client = useQueryClient();
  return useMutation({
    mutationFn: (version: number) => api.call(customers.undo, { params: { id }, body: { version } }),
    onSuccess: (saved) => client.setQueryData(customerQuery(saved.id).queryKey, saved),
    meta: { failed: t("undoFailed"), done: t("undone"), facts: ["customer.changed"] },
  });
}
