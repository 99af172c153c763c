"use client";

import { useTranslations } from "use-intl";
import { Moment } from "../../../components/moment.tsx";
import { DetailMissing } from "../../../components/page/detail-missing.tsx";
import { PageHead } from "../../../components/page/page-head.tsx";
import { useBatch, useUndoEdit } from "../data/edits.ts";
import { BatchProducts } from "../parts/edits/batch-products.tsx";
import { BatchUndo } from "../parts/edits/batch-undo.tsx";
import { useBatchText } from "../parts/edits/use-batch-text.ts";

/** One change of many products: what became of each, and the way back. */
export function BatchScreen({ id }: { id: string }) {
  const t = useTranslations("products.changes");
  const products = useTranslations("products");
  const textOf = useBatchText();
  const query = useBatch(id);
  const undo = useUndoEdit();
  const back = { href: "/dashboard/products/changes", label: products("changesTitle") };
  if (!query.data) {
    const words = { failed: t("failed"), missing: t("missing"), missingText: t("missingText") };
    return <DetailMissing title={products("changeTitle")} back={back} side="right" words={words} query={query} />;
  }
  const { batch, products: changed } = query.data;
  const { undone } = batch;
  return (
    <div className="mx-auto max-w-3xl">
      <PageHead
        title={textOf(batch.edit)}
        subtitle={
          <>
            {t("count", { count: batch.count })} · <bdi>{batch.by}</bdi> · <Moment iso={batch.at} full />
            {undone && (
              <span className="block">
                {t.rich("undoneBy", {
                  who: () => <bdi>{undone.by}</bdi>,
                  when: () => <Moment iso={undone.at} full />,
                })}
              </span>
            )}
          </>
        }
        back={back}
      />
      <div className="flex flex-col gap-4">
        <BatchUndo products={changed} busy={undo.isPending} onUndo={() => undo.mutate(id)} />
        <BatchProducts products={changed} />
      </div>
    </div>
  );
}
