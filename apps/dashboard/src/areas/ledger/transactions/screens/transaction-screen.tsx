"use client";

import { useTranslations } from "next-intl";
import { DetailQueryState } from "../../../../components/page/detail-query-state.tsx";
import { PageHeader } from "../../../../components/page/page-header.tsx";
import { RelativeTime } from "../../../../components/relative-time.tsx";
import { useTransaction } from "../data.ts";
import { DetailsCard } from "../parts/record/details-card.tsx";
import { StepsCard } from "../parts/record/steps-card.tsx";
import { TransfersCard } from "../parts/record/transfers-card.tsx";
import { SignedAmount } from "../parts/signed-amount.tsx";

export { startTransaction } from "../data.ts";

/** One transaction: the way of its money, what it moved, and whose it is. */
export function TransactionScreen({ id }: { id: string }) {
  const t = useTranslations("transactions");
  const query = useTransaction(id);
  const transaction = query.data;
  const back = { href: "/dashboard/transactions", label: t("back") };
  if (!transaction) {
    const words = { failed: t("detailFailed"), missing: t("missing"), missingText: t("missingText") };
    return <DetailQueryState title={t("detailTitle")} back={back} side="right" words={words} query={query} />;
  }
  return (
    <>
      <PageHeader
        title={t(`kinds.${transaction.kind}`)}
        back={back}
        aside={
          <span className="text-lg">
            <SignedAmount row={transaction} />
          </span>
        }
        subtitle={<RelativeTime iso={transaction.at} full />}
      />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <StepsCard steps={transaction.steps} />
          <TransfersCard transfers={transaction.transfers} />
        </div>
        <DetailsCard transaction={transaction} />
      </div>
    </>
  );
}
