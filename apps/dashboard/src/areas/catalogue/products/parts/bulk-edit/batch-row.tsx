"use client";

import type { ProductBatch } from "@mauzo/contract/catalogue/product-bulk-edits";
import { Badge } from "@mauzo/ui/badge";
import { ChevronRight } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { RelativeTime } from "../../../../../components/relative-time.tsx";
import { useBatchSummary } from "./use-batch-summary.ts";

/** One bulk edit in the list: what it did, to how many products, by whom and when. */
export function BatchRow({ batch: { id, edit, by, at, count, undone } }: { batch: ProductBatch }) {
  const t = useTranslations("products.changes");
  const textOf = useBatchSummary();
  return (
    <li>
      <Link
        href={`/dashboard/products/changes/${id}`}
        className="flex min-h-14 items-center gap-3 px-4 py-3 hover:bg-sunken md:px-5"
      >
        <span className="min-w-0 grow">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="wrap-anywhere min-w-0 font-medium">{textOf(edit)}</span>
            {undone && <Badge>{t("undone")}</Badge>}
          </span>
          <span className="mt-0.5 block text-[0.8125rem] text-muted">
            {t("count", { count })} · <bdi>{by}</bdi> · <RelativeTime iso={at} />
          </span>
        </span>
        <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted" />
      </Link>
    </li>
  );
}
