import { customerTags, type TagChange } from "@mauzo/contract/customers/customer-tags";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { offerUndo } from "../../../../lib/offer-undo.ts";
import { api } from "../../../../lib/session/api.ts";

/** Gives many customers tags or takes them away, and offers to undo it. */
export function useTagChange() {
  const t = useTranslations("customers.tagging");
  const shell = useTranslations("shell");
  const undo = useMutation({
    mutationFn: (id: string) => api.call(customerTags.undo, { params: { id } }),
    meta: { failed: t("undoFailed"), done: t("undone"), facts: ["customer.changed"] },
  });
  return useMutation({
    mutationFn: (body: TagChange) => api.call(customerTags.change, { body }),
    onSuccess({ id, changed }) {
      const title = t("done", { count: changed });
      if (id !== null) offerUndo({ title, label: shell("undo"), onUndo: () => undo.mutate(id) });
    },
    meta: { facts: ["customer.changed"] },
  });
}
