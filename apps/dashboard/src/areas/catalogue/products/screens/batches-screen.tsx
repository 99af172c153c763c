"use client";

import { buttonClass } from "@mauzo/ui/button-class";
import { Card } from "@mauzo/ui/card";
import { Skeleton } from "@mauzo/ui/skeleton";
import { History } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { ListEmptyOrFailed } from "../../../../components/list/list-empty-or-failed.tsx";
import { LoadMore } from "../../../../components/list/load-more.tsx";
import { PageHeader } from "../../../../components/page/page-header.tsx";
import { useBatches } from "../data/batches.ts";
import { BatchRow } from "../parts/bulk-edit/batch-row.tsx";

/** The list of bulk edits, to look at and undo. */
export function BatchesScreen() {
  const t = useTranslations("products.changes");
  const products = useTranslations("products");
  const list = useBatches();
  const rows = list.data?.pages.flatMap(({ items }) => items);
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title={products("changesTitle")}
        subtitle={t("text")}
        back={{ href: "/dashboard/products", label: products("back") }}
      />
      <Card flush>
        {rows === undefined && !list.isError && <Skeleton className="m-4 h-40" />}
        <ListEmptyOrFailed
          words={{ failed: t("failed"), emptyTitle: t("empty"), emptyText: t("emptyText") }}
          list={list}
          count={rows?.length}
          empty={{
            picture: <History className="size-6" />,
            action: (
              <Link href="/dashboard/products" className={buttonClass("secondary")}>
                {products("back")}
              </Link>
            ),
          }}
        />
        <ul className="divide-y divide-line empty:hidden">
          {rows?.map((batch) => (
            <BatchRow key={batch.id} batch={batch} />
          ))}
        </ul>
        <LoadMore list={list} autoLoad />
      </Card>
    </div>
  );
}
