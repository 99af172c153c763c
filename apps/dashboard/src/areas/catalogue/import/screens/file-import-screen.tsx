"use client";

import { productEdits } from "@mauzo/contract/catalogue/product-bulk-edits";
import { buttonClass } from "@mauzo/ui/button-class";
import { Card } from "@mauzo/ui/card";
import { ErrorPanel } from "@mauzo/ui/error-panel";
import { Skeleton } from "@mauzo/ui/skeleton";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { PageHeader } from "../../../../components/page/page-header.tsx";
import { ImportFile } from "../../../../entities/shop/import/parts/import-file.tsx";
import { comingRows, hasBroken } from "../../../../entities/shop/import/rules.ts";
import { useAccount } from "../../../../lib/session/account.tsx";
import { canAccess } from "../../../../lib/session/can-access.ts";
import { useFailureText } from "../../../../lib/use-failure-text.ts";
import {
  downloadBrokenRows,
  useBrokenRows,
  useCancelImport,
  useCheckImport,
  useImport,
  useImportPreview,
  useRepairRows,
  useStartImport,
} from "../data/use-imports.ts";
import { AmbiguousPrices } from "../parts/ambiguous-prices.tsx";
import { CategoryMapping } from "../parts/category-mapping.tsx";
import { CheckedNotes } from "../parts/checked-notes.tsx";
import { ColumnMappingForm } from "../parts/column-mapping-form.tsx";
import { ImportPreview } from "../parts/import-preview.tsx";
import { ChangedProductsQuestion } from "../parts/questions/changed-products-question.tsx";
import { RepairField } from "../parts/repair-field.tsx";
import { RowHints } from "../parts/row-hints.tsx";

/** The import of one file: its columns, errors, progress and result. */
export function FileImportScreen({ id }: { id: string }) {
  const t = useTranslations("imports");
  const shell = useTranslations("shell");
  const failureText = useFailureText();
  const { user } = useAccount();
  const found = useImport(id);
  const file = found.data;
  const comes = comingRows(file) > 0;
  const broken = useBrokenRows(id, hasBroken(file));
  const preview = useImportPreview(id, comes);
  const check = useCheckImport(id);
  const repair = useRepairRows(id);
  const start = useStartImport(id);
  const cancel = useCancelImport(id);
  const [asksStale, setAsksStale] = useState(false);
  const back = { href: "/dashboard/products/import", label: t("file.back") };
  if (!file)
    return (
      <div className="mx-auto max-w-3xl">
        <PageHeader title={t("title")} back={back} />
        {found.error ? (
          <Card flush>
            <ErrorPanel
              title={t("file.loadFailed")}
              message={failureText(found.error)}
              retry={shell("retry")}
              onRetry={() => void found.refetch()}
              busy={found.isFetching}
            />
          </Card>
        ) : (
          <div role="status">
            <span className="sr-only">{shell("loading")}</span>
            <Skeleton className="h-40" />
          </div>
        )}
      </div>
    );
  const { mapping, defaults } = file;
  const said = { mapping, defaults };
  const begin = (evenStale = false) =>
    start.mutate({ evenStale }, { onSuccess: (now) => setAsksStale(now.state === "checked") });
  return (
    <>
      <ImportFile
        {...{ file, back, broken, check, repair, cancel, said }}
        start={{ isPending: start.isPending, mutate: () => begin() }}
        words={{
          count: {
            new: t("file.count.new"),
            changed: t("file.count.changed"),
            unchanged: t("file.count.unchanged"),
            broken: t("file.count.broken"),
          },
          start: t("file.start", { count: file.counts.new + file.counts.changed }),
          ...{ stoppedAmid: t("file.stoppedAmid"), stale: t("file.stale"), nothingNew: t("file.nothingNew") },
        }}
        nothingWritten={file.batch_id === null}
        list={{ href: "/dashboard/products", label: t("file.toProducts") }}
        mappingForm={(form) => <ColumnMappingForm file={file} {...form} />}
        onDownload={() => downloadBrokenRows(id)}
        problemText={(kind) => t(`file.problem.${kind}`)}
        cell={(cell) => <RepairField {...cell} defaults={defaults} />}
        hints={({ cells, edit }) => (
          <RowHints
            {...{ cells, edit, width: file.headings.length, dotted: file.dotted_thousands }}
            priceAt={mapping.indexOf("price")}
          />
        )}
        notes={<CheckedNotes file={file} />}
        undo={
          file.batch_id !== null &&
          canAccess(user.permissions, productEdits.undo.access) && (
            <Link href={`/dashboard/products/changes/${file.batch_id}`} className={buttonClass("secondary")}>
              {t("file.takeBack")}
            </Link>
          )
        }
        questions={
          <>
            {file.unknown_categories.length > 0 && (
              <CategoryMapping
                unknown={file.unknown_categories}
                busy={check.isPending}
                onSay={(categories) => check.mutate({ ...said, categories })}
              />
            )}
            {file.dotted_prices > 0 && (
              <AmbiguousPrices
                count={file.dotted_prices}
                busy={check.isPending}
                onThousands={() => check.mutate({ ...said, dotted_thousands: true })}
              />
            )}
          </>
        }
        preview={
          comes &&
          preview &&
          preview.products.length > 0 && (
            <ImportPreview {...preview} withoutStock={mapping.includes("stock") ? 0 : file.counts.new} />
          )
        }
      />
      <ChangedProductsQuestion
        open={asksStale && file.state === "checked"}
        onCheckAgain={() => {
          setAsksStale(false);
          check.mutate(said);
        }}
        onImportAnyway={() => {
          setAsksStale(false);
          begin(true);
        }}
        onClose={() => setAsksStale(false)}
      />
    </>
  );
}
