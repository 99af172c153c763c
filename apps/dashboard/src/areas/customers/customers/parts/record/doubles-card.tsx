"use client";

import { customerMerges } from "@mauzo/contract/customers/customer-merges";
import { Card } from "@mauzo/ui/card";
import { useTranslations } from "next-intl";
import { DoubleRow } from "../../../../../entities/customers/customer/parts/double-row.tsx";
import { useMergeSuggestions } from "../../../../../entities/customers/customer/queries.ts";
import { useCanAccess } from "../../../../../lib/session/use-can-access.ts";

/** Who may be the same person as this customer; nothing where nobody may. */
export function DoublesCard({ customerId }: { customerId: string }) {
  const t = useTranslations("merges");
  const items = useMergeSuggestions(customerId, useCanAccess(customerMerges.merge.access)).data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <Card title={t("maybe")} flush className="mb-4">
      <ul aria-label={t("maybe")}>
        {items.slice(0, 3).map((pair) => (
          <DoubleRow key={pair.second.id} pair={pair} of={customerId} />
        ))}
      </ul>
    </Card>
  );
}
