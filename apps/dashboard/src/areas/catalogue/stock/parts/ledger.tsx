"use client";

import type { StockMovement } from "@mauzo/contract/catalogue/stock";
import { Card } from "@mauzo/ui/card";
import { ErrorPanel } from "@mauzo/ui/error-panel";
import { Skeleton } from "@mauzo/ui/skeleton";
import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { LoadMore } from "../../../../components/list/load-more.tsx";
import { useFailureText } from "../../../../lib/use-failure-text.ts";
import { MovementRow } from "./movement-row.tsx";

/** An item's stock movements, newest first. */
export function Ledger({ list }: { list: UseInfiniteQueryResult<InfiniteData<{ items: StockMovement[] }>> }) {
  const t = useTranslations("stock");
  const shell = useTranslations("shell");
  const failureText = useFailureText();
  const movements = list.data?.pages.flatMap(({ items }) => items);
  return (
    <Card title={t("ledger")} flush>
      {!movements && !list.isError && (
        <div role="status" className="flex flex-col gap-4 px-4 pb-4 md:px-5">
          <span className="sr-only">{shell("loading")}</span>
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} className="h-9 w-full" />
          ))}
        </div>
      )}
      {!movements && list.isError && (
        <ErrorPanel
          title={t("ledgerFailed")}
          message={failureText(list.error)}
          retry={shell("retry")}
          onRetry={() => void list.refetch()}
          busy={list.isFetching}
        />
      )}
      {movements?.length === 0 && <p className="px-4 pb-4 text-muted md:px-5">{t("ledgerEmpty")}</p>}
      {movements && movements.length > 0 && (
        <ul aria-label={t("ledger")}>
          {movements.map((movement) => (
            <MovementRow key={movement.id} movement={movement} />
          ))}
        </ul>
      )}
      <LoadMore list={list} />
    </Card>
  );
}
