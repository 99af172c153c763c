"use client";

import { productEdits } from "@mauzo/contract/product-edits";
import { Card } from "@mauzo/ui/card";
import { ErrorPanel } from "@mauzo/ui/error-panel";
import { Skeleton } from "@mauzo/ui/skeleton";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { PageHead } from "../../../components/page/page-head.tsx";
import { saveFile } from "../../../lib/files/send-file.ts";
import { useAccount } from "../../../lib/session/account.tsx";
import { mayEnter } from "../../../lib/session/may-enter.ts";
import { useTold } from "../../../lib/session/password/use-told.ts";
import { useFailureText } from "../../../lib/use-failure-text.ts";
import {
  brokenFilePath,
  useBrokenRows,
  useCancel,
  useCheck,
  useImport,
  usePreview,
  useRepair,
  useStart,
} from "../data/use-imports.ts";
import { useKeptRepairs } from "../data/use-kept-repairs.ts";
import { BrokenRows } from "../parts/broken-rows.tsx";
import { FileCategories } from "../parts/file-categories.tsx";
import { ImportPreview } from "../parts/import-preview.tsx";
import { ImportStatus } from "../parts/import-status.tsx";
import { MappingForm } from "../parts/mapping-form.tsx";
import { UnsavedQuestion } from "../parts/unsaved-question.tsx";

/** One file on its way into the shop: its columns, what is wrong with it, how far it is, what came of it. */
export function FileImportScreen({ id }: { id: string }) {
  const t = useTranslations("imports");
  const shell = useTranslations("shell");
  const failureText = useFailureText();
  const told = useTold();
  const { user } = useAccount();
  const found = useImport(id);
  const file = found.data;
  const settled = file?.state === "checked" || file?.state === "done" || file?.state === "cancelled";
  const broken = useBrokenRows(id, settled && file.counts.broken > 0);
  const comes = file?.state === "checked" && file.counts.new + file.counts.changed > 0;
  const preview = usePreview(id, comes);
  const {
    repairs,
    repair: keepRepair,
    sent,
  } = useKeptRepairs(id, file?.state === "done" || file?.state === "cancelled");
  const check = useCheck(id);
  const repair = useRepair(id);
  const start = useStart(id);
  const cancel = useCancel(id);
  const [remap, setRemap] = useState(false);
  const [asked, setAsked] = useState(false);
  const failed = { onError: told(t("file.failed")) };
  const saveRepairs = (edited: { id: string; cells: string[] }[]) =>
    repair.mutate(edited, { ...failed, onSuccess: () => sent(edited.map(({ id: row }) => row)) });
  const begin = () => start.mutate(undefined, failed);
  const rows = file?.counts.broken ? (broken.data?.pages.flatMap(({ items }) => items) ?? []) : [];
  return (
    <div className="mx-auto max-w-3xl">
      <PageHead title={file?.name ?? t("title")} back={{ href: "/dashboard/products/import", label: t("file.back") }} />
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
            <MappingForm
              file={file}
              busy={check.isPending}
              onCheck={(body) => check.mutate(body, { ...failed, onSuccess: () => setRemap(false) })}
            />
          ) : (
            <ImportStatus
              file={file}
              busy={start.isPending || repair.isPending}
              onStart={() => (repairs.size > 0 ? setAsked(true) : begin())}
              onRemap={() => setRemap(true)}
              onCancel={() => cancel.mutate(undefined, failed)}
              undoHref={
                file.batch_id !== null && mayEnter(user.permissions, productEdits.undo.access)
                  ? `/dashboard/products/changes/${file.batch_id}`
                  : undefined
              }
            />
          )}
          {file.unknown_categories.length > 0 && !remap && (
            <FileCategories
              unknown={file.unknown_categories}
              busy={check.isPending}
              onSay={(categories) =>
                check.mutate({ mapping: file.mapping, defaults: file.defaults, categories }, failed)
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
              onDownload={() => saveFile(brokenFilePath(id)).catch(told(t("file.failed")))}
            />
          )}
          <UnsavedQuestion
            open={asked && file.state === "checked"}
            count={repairs.size}
            onSave={() => {
              setAsked(false);
              saveRepairs([...repairs].map(([row, cells]) => ({ id: row, cells })));
            }}
            onImportWithout={() => {
              setAsked(false);
              begin();
            }}
            onClose={() => setAsked(false)}
          />
          {comes && !remap && preview && preview.products.length > 0 && <ImportPreview {...preview} />}
        </div>
      )}
    </div>
  );
}
