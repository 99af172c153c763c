"use client";

import { receiptStates } from "@mauzo/contract/payments/receipts";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { Skeleton } from "@mauzo/ui/skeleton";
import { Inbox } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ListEmptyOrFailed } from "../../../../components/list/list-empty-or-failed.tsx";
import { LoadMore } from "../../../../components/list/load-more.tsx";
import { PageHeader } from "../../../../components/page/page-header.tsx";
import { type ReceiptState, useReceipts } from "../data.ts";
import { PasteBox } from "../parts/paste-box.tsx";
import { ReceiptRow } from "../parts/receipt-row.tsx";

/** Money that came and whose order nobody knows yet. */
export function UnmatchedScreen() {
  const t = useTranslations("unmatched");
  const [state, setState] = useState<ReceiptState>("unmatched");
  const list = useReceipts(state);
  const waiting = useReceipts("unmatched").data?.pages[0]?.total;
  const rows = list.data?.pages.flatMap(({ items }) => items);
  const words = { failed: t("loadFailed"), emptyTitle: t(`empty.${state}`), emptyText: t("emptyText") };
  return (
    <>
      <PageHeader
        title={t("title")}
        subtitle={t("text")}
        back={{ href: "/dashboard/transactions", label: t("backTo") }}
      />
      <div className="flex flex-col gap-4">
        <PasteBox />
        <Card
          title={t("list")}
          flush
          action={
            <div className="flex flex-wrap gap-1">
              {receiptStates.map((each) => (
                <Button
                  key={each}
                  size="sm"
                  variant={each === state ? "primary" : "secondary"}
                  aria-pressed={each === state}
                  onClick={() => setState(each)}
                >
                  {t(`states.${each}`)}
                  {each === "unmatched" && waiting !== undefined && waiting > 0 && ` (${waiting})`}
                </Button>
              ))}
            </div>
          }
        >
          <ListEmptyOrFailed
            {...{ words, list }}
            count={rows?.length}
            empty={{ picture: <Inbox className="size-6" /> }}
          />
          {rows === undefined && !list.isError && <Skeleton className="m-4 h-40" />}
          <ul aria-label={t(`states.${state}`)}>
            {rows?.map((receipt) => (
              <ReceiptRow key={receipt.id} receipt={receipt} />
            ))}
          </ul>
          <LoadMore list={list} />
        </Card>
      </div>
    </>
  );
}
