"use client";

import { products as archiving } from "@mauzo/contract/catalogue/products";
import { useTranslations } from "next-intl";
import { DetailQueryState } from "../../../../components/page/detail-query-state.tsx";
import { PageHeader } from "../../../../components/page/page-header.tsx";
import { RelativeTime } from "../../../../components/relative-time.tsx";
import { useAccount } from "../../../../lib/session/account.tsx";
import { canAccess } from "../../../../lib/session/can-access.ts";
import { useBatch } from "../data/batches.ts";
import { useUndoEdit } from "../data/bulk-edits.ts";
import { BatchProducts } from "../parts/bulk-edit/batch-products.tsx";
import { BatchUndo } from "../parts/bulk-edit/batch-undo.tsx";
import { useBatchSummary } from "../parts/bulk-edit/use-batch-summary.ts";

/** One bulk edit: the result for each product, and the undo. */
export function BatchScreen({ id }: { id: string }) {
  const t = useTranslations("products.changes");
  const products = useTranslations("products");
  const textOf = useBatchSummary();
  const { user } = useAccount();
  const query = useBatch(id);
  const undo = useUndoEdit();
  const back = { href: "/dashboard/products/changes", label: products("changesTitle") };
  if (!query.data) {
    const words = { failed: t("failed"), missing: t("missing"), missingText: t("missingText") };
    return <DetailQueryState title={products("changeTitle")} back={back} side="right" words={words} query={query} />;
  }
  const [page] = query.data.pages;
  if (!page) return null;
  const { batch } = page;
  const changed = query.data.pages.flatMap((each) => each.products);
  const makes = batch.edit.field === "import" || batch.edit.field === "list";
  const mayUndo = !makes || canAccess(user.permissions, archiving.archive.access);
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title={textOf(batch.edit)}
        subtitle={
          <>
            {t("count", { count: batch.count })} · <bdi>{batch.by}</bdi> · <RelativeTime iso={batch.at} full />
          </>
        }
        back={back}
      />
      <div className="flex flex-col gap-4">
        <BatchUndo
          batch={batch}
          products={query.hasNextPage ? undefined : changed}
          may={mayUndo}
          busy={undo.isPending}
          onUndo={() => undo.mutate(id)}
        />
        <BatchProducts products={changed} list={query} />
      </div>
    </div>
  );
}
