"use client";

import type { Receipt } from "@mauzo/contract/payments/receipts";
import { ErrorPanel } from "@mauzo/ui/error-panel";
import { Skeleton } from "@mauzo/ui/skeleton";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useCandidates, useUseReceipt } from "../../../../entities/payments/receipt/actions/use-receipt.ts";
import { useFailureText } from "../../../../lib/use-failure-text.ts";
import { CandidateList } from "./candidate-list.tsx";

/** The orders that a receipt may be for. What one leaves of the money can pay for another. */
export function MatchPanel({ receipt }: { receipt: Receipt }) {
  const t = useTranslations("unmatched");
  const shell = useTranslations("shell");
  const [search, setSearch] = useState("");
  const failureText = useFailureText();
  const { data, error, isFetching, refetch } = useCandidates(receipt.id, search);
  const { mutate: pay, isPending } = useUseReceipt(receipt.id);
  if (error && !data)
    return (
      <ErrorPanel
        title={t("candidatesFailed")}
        message={failureText(error)}
        retry={shell("retry")}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  if (!data) return <Skeleton className="h-24" />;
  return (
    <CandidateList
      items={data.items}
      search={search}
      onSearch={setSearch}
      left={receipt.left}
      busy={isPending || isFetching}
      onPay={(use) => pay({ orders: [use] })}
    />
  );
}
