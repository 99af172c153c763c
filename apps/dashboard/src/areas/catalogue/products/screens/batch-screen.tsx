"use client";

import { products as archiving } from "@mauzo/contract/catalogue/products";
import { useTranslations } from "use-intl";
import { Moment } from "../../../../components/moment.tsx";
import { DetailMissing } from "../../../../components/page/detail-missing.tsx";
import { PageHead } from "../../../../components/page/page-head.tsx";
import { useAccount } from "../../../../lib/session/account.tsx";
import { mayEnter } from "../../../../lib/session/may-enter.ts";
import { useBatch } from "../data/batches.ts";
import { useUndoEdit } from "../data/edits.ts";
import { BatchProducts } from "../parts/edits/batch-products.tsx";
import { BatchUndo } from "../parts/edits/batch-undo.tsx";
import { useBatchText } from "../parts/edits/use-batch-text.ts";

/** One change of many products: what became of each, and the way back. */
export function BatchScreen({ id }: { id: string }) {
  const t = useTranslations("products.changes");
  const products = useTranslations("products");
  const textOf = useBatchText();
  const { user } = useAccount();
  const query = useBatch(id);
  const undo = useUndoEdit();
  const back = { href: "/dashboard/products/changes", label: products("changesTitle") };
  if (!query.data) {
    const words = { failed: t("failed"), missing: t("missing"), missingText: t("missingText") };
    return <DetailMissing title={products("changeTitle")} back={back} side="right" words={words} query={query} />;
  }
  const [page] = query.data.pages;
  if (!page) return null;
  const { batch } = page;
  const changed = query.data.pages.flatMap((each) => each.products);
  const makes = batch.edit.field === "import" || batch.edit.field === "list";
  const mayUndo = !makes || mayEnter(user.permissions, archiving.archive.access);
  return (
    <div className="mx-auto max-w-3xl">
      <PageHead
        title={textOf(batch.edit)}
        subtitle={
          <>
            {t("count", { count: batch.count })} · <bdi>{batch.by}</bdi> · <Moment iso={batch.at} full />
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
