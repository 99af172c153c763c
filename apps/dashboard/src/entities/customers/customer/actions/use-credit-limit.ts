import { customers } from "@mauzo/contract/customers/customers";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api } from "../../../../lib/session/api.ts";

/** Says how much a customer may owe at most; null: as much as the shop gives. */
export function useCreditLimit(id: string) {
  const t = useTranslations("creditLimit");
  return useMutation({
    mutationFn: (limit_minor: number | null) => api.call(customers.limit, { params: { id }, body: { limit_minor } }),
    meta: { done: t("saved"), facts: ["customer.changed"] },
  });
}
