"use client";

import { Card } from "@mauzo/ui/card";
import { EmptyState } from "@mauzo/ui/empty-state";
import { UsersRound } from "lucide-react";
import { useTranslations } from "next-intl";
import { DetailQueryState } from "../../../../components/page/detail-query-state.tsx";
import { PageHeader } from "../../../../components/page/page-header.tsx";
import { DoubleRow } from "../../../../entities/customers/customer/parts/double-row.tsx";
import { useMergeSuggestions } from "../../../../entities/customers/customer/queries.ts";

/** Customers of the shop who may be the same person. */
export function DoublesScreen() {
  const t = useTranslations("merges");
  const query = useMergeSuggestions(undefined, true);
  const back = { href: "/dashboard/customers", label: t("backToList") };
  const items = query.data?.items;
  if (!items)
    return (
      <DetailQueryState
        title={t("doublesTitle")}
        back={back}
        side="right"
        words={{ failed: t("doublesFailed") }}
        query={query}
      />
    );
  return (
    <>
      <PageHeader title={t("doublesTitle")} subtitle={t("doublesText")} back={back} />
      <Card flush>
        {items.length === 0 && (
          <EmptyState picture={<UsersRound className="size-6" />} title={t("noDoubles")} text={t("noDoublesText")} />
        )}
        <ul aria-label={t("doublesTitle")}>
          {items.map((pair) => (
            <DoubleRow key={`${pair.first.id} ${pair.second.id}`} pair={pair} />
          ))}
        </ul>
      </Card>
    </>
  );
}
