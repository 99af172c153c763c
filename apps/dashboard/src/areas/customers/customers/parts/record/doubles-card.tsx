"use client";

import type { MergeSuggestion } from "@mauzo/contract/customers/customer-merges";
import { Card } from "@mauzo/ui/card";
import { useTranslations } from "next-intl";
import { DoubleRow } from "../../../../../entities/customers/customer/parts/double-row.tsx";

const shownMost = 3;
type Props = { customerId: string; pairs: readonly MergeSuggestion[] | undefined };

/** Who may be the same person as this customer; nothing where nobody may. */
export function DoublesCard({ customerId, pairs = [] }: Props) {
  const t = useTranslations("merges");
  if (pairs.length === 0) return null;
  return (
    <Card title={t("maybe")} flush className="mb-4">
      <ul aria-label={t("maybe")}>
        {pairs.slice(0, shownMost).map((pair) => (
          <DoubleRow key={pair.second.id} pair={pair} of={customerId} />
        ))}
      </ul>
    </Card>
  );
}
