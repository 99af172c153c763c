import type { Customer } from "@mauzo/contract/customers/customers";
import { useTranslations } from "next-intl";
import { useCallback } from "react";

/** What a customer is called: their name, else their number. */
export function useCustomerName(): (customer: Pick<Customer, "name" | "phone">) => string {
  const t = useTranslations("customers");
  return useCallback(({ name, phone }) => name || phone || t("unnamed"), [t]);
}
