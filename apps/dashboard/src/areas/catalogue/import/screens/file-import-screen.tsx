"use client";

import { productEdits } from "@mauzo/contract/catalogue/product-edits";
import { Card } from "@mauzo/ui/card";
import { ErrorPanel } from "@mauzo/ui/error-panel";
import { Skeleton } from "@mauzo/ui/skeleton";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { PageHead } from "../../../../components/page/page-head.tsx";
import { saveFile } from "../../../../lib/files/send-file.ts";
import { useAccount } from "../../../../lib/session/account.tsx";
import { mayEnter } from "../../../../lib/session/may-enter.ts";
import { useTold } from "../../../../lib/session/password/use-told.ts";
import { useFailureText } from "../../../../lib/use-failure-text.ts";
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
import { DottedPrices } from "../parts/dotted-prices.tsx";
import { FileCategories } from "../parts/file-categories.tsx";
import { ImportPreview } from "../parts/import-preview.tsx";
import { ImportStatus } from "../parts/import-status.tsx";
import { MappingForm } from "../parts/mapping-form.tsx";
import { StaleQuestion } from "../parts/questions/stale-question.tsx";
import { StopQuestion } from "../parts/questions/stop-question.tsx";
import { UnsavedQuestion } from "../parts/questions/unsaved-question.tsx";

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
  const [asked, setAsked] = useState<"unsaved" | "stale" | "stop">();
  const failed = { onError: told(t("file.failed")) };
  const saveRepairs = (edited: { id: string; cells: string[] }[]) =>
    repair.mutate(edited, { ...failed, onSuccess: () => sent(edited) });
  const begin = (evenStale = false) =>
    start.mutate(
      { evenStale },
      { ...failed, onSuccess: (now) => setAsked(now.state === "checked" ? "stale" : undefined) },
    );
  const checkAgain = () => file && check.mutate({ mapping: file.mapping, defaults: file.defaults }, failed);
  const stop = () => cancel.mutate(undefined, failed);
  // Of what is being imported the repaired rows are not lost.
  const losesRepairs = file?.state !== "running" && (file?.repaired ?? 0) + repairs.size > 0;
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
              checking={check.isPending}
              onStart={() => (repairs.size > 0 ? setAsked("unsaved") : begin())}
              onRemap={() => setRemap(true)}
              onCheckAgain={checkAgain}
              onCancel={() => (losesRepairs ? setAsked("stop") : stop())}
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
          {file.dotted_prices > 0 && !remap && (
            <DottedPrices
              count={file.dotted_prices}
              busy={check.isPending}
              onThousands={() =>
                check.mutate({ mapping: file.mapping, defaults: file.defaults, dotted_thousands: true }, failed)
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
          <StaleQuestion
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
