import { personRights } from "@mauzo/contract/customers/person-rights";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { downloadFile } from "../../../../lib/files/download-file.ts";
import { api } from "../../../../lib/session/api.ts";

/** Erases a customer. */
export function useForget(id: string) {
  const t = useTranslations("customers.rights");
  return useMutation({
    mutationFn: (name: string) => api.call(personRights.forget, { params: { id }, body: { name } }),
    meta: { failed: t("forgetFailed"), done: t("forgotten"), facts: ["customer.changed", "order.edited"] },
  });
}

/** Saves all that is kept of a customer as a file. */
export const downloadPerson = (id: string, form: "json" | "text") =>
  downloadFile(personRights.data, { params: { id }, query: { form } });
