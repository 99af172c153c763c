"use client";

import { buttonClass } from "@mauzo/ui/button-class";
import { Card } from "@mauzo/ui/card";
import { Skeleton } from "@mauzo/ui/skeleton";
import { History } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "use-intl";
import { ListFaces } from "../../../../components/list/list-faces.tsx";
import { LoadMore } from "../../../../components/list/load-more.tsx";
import { PageHead } from "../../../../components/page/page-head.tsx";
import { useBatches } from "../data/batches.ts";
import { BatchRow } from "../parts/edits/batch-row.tsx";

/** What was changed of many products at once, to be looked at and taken back. */
export function BatchesScreen() {
  const t = useTranslations("products.changes");
  const products = useTranslations("products");
  const list = useBatches();
  const rows = list.data?.pages.flatMap(({ items }) => items);
  return (
    <div className="mx-auto max-w-3xl">
      <PageHead
        title={products("changesTitle")}
        subtitle={t("text")}
        back={{ href: "/dashboard/products", label: products("back") }}
      />
      <Card flush>
        {rows === undefined && !list.isError && <Skeleton className="m-4 h-40" />}
        <ListFaces
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
        <LoadMore list={list} byItself />
      </Card>
    </div>
  );
}
