"use client";

import { useTranslations } from "next-intl";
import { DetailQueryState } from "../../../../components/page/detail-query-state.tsx";
import { useCustomer, useCustomerValues } from "../../../../entities/customers/customer/queries.ts";
import { CustomerFormPage } from "../parts/form/customer-form-page.tsx";

export { startCustomer } from "../../../../entities/customers/customer/queries.ts";

/** Changes a customer's record. */
export function EditCustomerScreen({ id }: { id: string }) {
  const t = useTranslations("customers");
  const query = useCustomer(id);
  const known = useCustomerValues();
  if (query.data) return <CustomerFormPage key={id} customer={query.data} known={known} />;
  const words = { failed: t("detailFailed"), missing: t("missing"), missingText: t("missingText") };
  const back = { href: "/dashboard/customers", label: t("back") };
  return <DetailQueryState title={t("editTitle")} back={back} side="right" words={words} query={query} />;
}
