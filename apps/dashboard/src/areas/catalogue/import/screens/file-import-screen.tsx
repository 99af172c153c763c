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
import { useRepairsDraft } from "../../../../entities/shop/import/form/use-repairs-draft.ts";
import { BrokenRows } from "../../../../entities/shop/import/parts/broken-rows.tsx";
import { ImportStatus } from "../../../../entities/shop/import/parts/import-status.tsx";
import { StopQuestion } from "../../../../entities/shop/import/parts/questions/stop-question.tsx";
import { UnsavedQuestion } from "../../../../entities/shop/import/parts/questions/unsaved-fixes-question.tsx";
import { useAccount } from "../../../../lib/session/account.tsx";
import { canAccess } from "../../../../lib/session/can-access.ts";
import { useErrorToast } from "../../../../lib/session/password/use-error-toast.ts";
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
  const told = useErrorToast();
  const { user } = useAccount();
  const found = useImport(id);
  const file = found.data;
  const settled = file?.state === "checked" || file?.state === "done" || file?.state === "cancelled";
  const broken = useBrokenRows(id, settled && file.counts.broken > 0);
  const comes = file?.state === "checked" && file.counts.new + file.counts.changed > 0;
  const preview = useImportPreview(id, comes);
  const {
    repairs,
    repair: keepRepair,
    sent,
  } = useRepairsDraft(id, file?.state === "done" || file?.state === "cancelled");
  const check = useCheckImport(id);
  const repair = useRepairRows(id);
  const start = useStartImport(id);
  const cancel = useCancelImport(id);
  const [remap, setRemap] = useState(false);
  const [asked, setAsked] = useState<"unsaved" | "stale" | "stop">();
  const saveRepairs = (edited: { id: string; cells: string[] }[]) =>
    repair.mutate(edited, { onSuccess: () => sent(edited) });
  const begin = (evenStale = false) =>
    start.mutate({ evenStale }, { onSuccess: (now) => setAsked(now.state === "checked" ? "stale" : undefined) });
  const checkAgain = () => file && check.mutate({ mapping: file.mapping, defaults: file.defaults });
  const stop = () => cancel.mutate();
  // While an import runs, repaired rows are not lost.
  const losesRepairs = file?.state !== "running" && (file?.repaired ?? 0) + repairs.size > 0;
  const rows = file?.counts.broken ? (broken.data?.pages.flatMap(({ items }) => items) ?? []) : [];
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title={file?.name ?? t("title")}
        back={{ href: "/dashboard/products/import", label: t("file.back") }}
      />
      {!file && found.error && (
        <Card flush>
          <ErrorPanel
            title={t("file.loadFailed")}
            message={failureText(found.error)}
            retry={shell("retry")}
            onRetry={() => void found.refetch()}
            busy={found.isFetching}
          />
        </Card>
      )}
      {!file && !found.error && (
        <div role="status">
          <span className="sr-only">{shell("loading")}</span>
          <Skeleton className="h-40" />
        </div>
      )}
      {file && (
        <div className="flex flex-col gap-4">
          {file.state === "mapping" || remap ? (
            <ColumnMappingForm
              file={file}
              busy={check.isPending}
              onCheck={(body) => check.mutate(body, { onSuccess: () => setRemap(false) })}
            />
          ) : (
            <ImportStatus
              file={file}
              busy={start.isPending || repair.isPending}
              checking={check.isPending}
              onStart={() => (repairs.size > 0 ? setAsked("unsaved") : begin())}
              onRemap={() => setRemap(true)}
              onCheckAgain={checkAgain}
              onCancel={() => (losesRepairs ? setAsked("stop") : stop())}
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
              nothingWritten={file.state === "cancelled" && file.batch_id === null}
              list={{ href: "/dashboard/products", label: t("file.toProducts") }}
              notes={<CheckedNotes file={file} />}
              undo={
                file.batch_id !== null &&
                canAccess(user.permissions, productEdits.undo.access) && (
                  <Link href={`/dashboard/products/changes/${file.batch_id}`} className={buttonClass("secondary")}>
                    {t("file.takeBack")}
                  </Link>
                )
              }
            />
          )}
          {file.unknown_categories.length > 0 && !remap && (
            <CategoryMapping
              unknown={file.unknown_categories}
              busy={check.isPending}
              onSay={(categories) => check.mutate({ mapping: file.mapping, defaults: file.defaults, categories })}
            />
          )}
          {file.dotted_prices > 0 && !remap && (
            <AmbiguousPrices
              count={file.dotted_prices}
              busy={check.isPending}
              onThousands={() =>
                check.mutate({ mapping: file.mapping, defaults: file.defaults, dotted_thousands: true })
              }
            />
          )}
          {rows.length > 0 && settled && !remap && (
            <BrokenRows
              file={file}
              rows={rows}
              more={broken.hasNextPage}
              busy={repair.isPending}
              edits={repairs}
              onEdit={keepRepair}
              onRepair={file.state === "checked" ? saveRepairs : undefined}
              onMore={() => void broken.fetchNextPage()}
              onDownload={() => downloadBrokenRows(id).catch(told(t("file.failed")))}
              problemText={(kind) => t(`file.problem.${kind}`)}
              cell={(cell) => <RepairField {...cell} defaults={file.defaults} />}
              hints={({ cells, edit }) => (
                <RowHints
                  {...{ cells, edit, width: file.headings.length, dotted: file.dotted_thousands }}
                  priceAt={file.mapping.indexOf("price")}
                />
              )}
            />
          )}
          <UnsavedQuestion
            open={asked === "unsaved" && file.state === "checked"}
            count={repairs.size}
            onSave={() => {
              setAsked(undefined);
              saveRepairs([...repairs].map(([row, cells]) => ({ id: row, cells })));
            }}
            onImportWithout={() => {
              setAsked(undefined);
              begin();
            }}
            onClose={() => setAsked(undefined)}
          />
          <ChangedProductsQuestion
            open={asked === "stale" && file.state === "checked"}
            onCheckAgain={() => {
              setAsked(undefined);
              checkAgain();
            }}
            onImportAnyway={() => {
              setAsked(undefined);
              begin(true);
            }}
            onClose={() => setAsked(undefined)}
          />
          <StopQuestion
            open={asked === "stop" && losesRepairs && (file.state === "checked" || file.state === "checking")}
            saved={file.repaired}
            unsaved={repairs.size}
            onStop={() => {
              setAsked(undefined);
              stop();
            }}
            onClose={() => setAsked(undefined)}
          />
          {comes && !remap && preview && preview.products.length > 0 && (
            <ImportPreview {...preview} withoutStock={file.mapping.includes("stock") ? 0 : file.counts.new} />
          )}
        </div>
      )}
    </div>
  );
}
