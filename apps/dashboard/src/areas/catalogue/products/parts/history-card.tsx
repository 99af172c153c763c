"use client";

import type { ProductChange } from "@mauzo/contract/catalogue/product-history";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { Skeleton } from "@mauzo/ui/skeleton";
import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { RelativeTime } from "../../../../components/relative-time.tsx";
import { useFailureText } from "../../../../lib/use-failure-text.ts";
import { ChangedField } from "./changed-field.tsx";

/** The changes of a product, by whom and when, newest first. */
export function HistoryCard({ list }: { list: UseInfiniteQueryResult<InfiniteData<{ items: ProductChange[] }>> }) {
  const t = useTranslations("products.history");
  const shell = useTranslations("shell");
  const failureText = useFailureText();
  const changes = list.data?.pages.flatMap(({ items }) => items);
  return (
    <Card title={t("title")} flush className="max-lg:order-1">
      {list.isPending && <Skeleton className="m-4 h-16 md:m-5" />}
      {list.error && (
        <p role="alert" className="flex flex-wrap items-center gap-3 px-4 pb-4 text-danger md:px-5">
          {failureText(list.error)}
          <Button variant="secondary" size="sm" onClick={() => void list.refetch()}>
            {shell("retry")}
          </Button>
        </p>
      )}
      {changes?.length === 0 && <p className="px-4 pb-4 text-muted md:px-5">{t("none")}</p>}
      <ol className="empty:hidden">
        {changes?.map((change) => (
          <Change key={change.id} change={change} />
        ))}
      </ol>
      {list.hasNextPage && (
        <div className="border-line border-t p-3 text-center">
          <Button variant="flat" size="sm" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t("more")}
          </Button>
        </div>
      )}
    </Card>
  );
}

function Change({ change: { kind, by, at, changes } }: { change: ProductChange }) {
  const t = useTranslations("products.history");
  return (
    <li className="border-line border-t px-4 py-3 first:border-0 md:px-5">
      <p className="flex flex-wrap justify-between gap-x-3">
        <span>{t.rich(kind, { who: () => <bdi className="font-medium">{by}</bdi> })}</span>
        <span className="text-muted text-xs">
          <RelativeTime iso={at} />
        </span>
      </p>
      <ul className="mt-1 flex flex-col gap-0.5 text-[0.8125rem] text-muted empty:hidden">
        {changes.map((change) => (
          <ChangedField key={`${change.of}\n${change.field}`} change={change} />
        ))}
      </ul>
    </li>
  );
}
