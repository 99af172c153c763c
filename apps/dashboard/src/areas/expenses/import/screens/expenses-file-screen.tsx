"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { DetailQueryState } from "../../../../components/page/detail-query-state.tsx";
import { PageHeader } from "../../../../components/page/page-header.tsx";
import { useRepairsDraft } from "../../../../entities/shop/import/form/use-repairs-draft.ts";
import { BrokenRows } from "../../../../entities/shop/import/parts/broken-rows.tsx";
import { ImportStatus } from "../../../../entities/shop/import/parts/import-status.tsx";
import { StopQuestion } from "../../../../entities/shop/import/parts/questions/stop-question.tsx";
import { UnsavedQuestion } from "../../../../entities/shop/import/parts/questions/unsaved-fixes-question.tsx";
import { useErrorToast } from "../../../../lib/session/password/use-error-toast.ts";
import {
  downloadBrokenExpenses,
  useBrokenExpenses,
  useCancelExpenses,
  useCheckExpenses,
  useExpenseImport,
  useRepairExpenses,
  useStartExpenses,
} from "../data.ts";
import { ExpenseMappingForm } from "../parts/expense-mapping-form.tsx";
import { RepairCell } from "../parts/repair-cell.tsx";

/** The import of one file of expenses: its columns, errors, progress and result. */
export function ExpensesFileScreen({ id }: { id: string }) {
  const t = useTranslations("expenseImports");
  const shared = useTranslations("imports.file");
  const told = useErrorToast();
  const found = useExpenseImport(id);
  const file = found.data;
  const isOver = file?.state === "done" || file?.state === "cancelled";
  const settled = file?.state === "checked" || isOver;
  const broken = useBrokenExpenses(id, settled && (file?.counts.broken ?? 0) > 0);
  const comes = file?.state === "checked" ? file.counts.new + file.counts.changed : 0;
  const { repairs, repair: keepRepair, sent } = useRepairsDraft(id, isOver);
  const check = useCheckExpenses(id);
  const repair = useRepairExpenses(id);
  const start = useStartExpenses(id);
  const cancel = useCancelExpenses(id);
  const [remap, setRemap] = useState(false);
  const [asked, setAsked] = useState<"unsaved" | "stop">();
  const back = { href: "/dashboard/expenses/import", label: t("title") };
  if (!file) {
    const words = { failed: shared("loadFailed"), missing: t("missing"), missingText: t("missingText") };
    return <DetailQueryState title={t("title")} back={back} side="right" words={words} query={found} />;
  }
  const { mapping } = file;
  const save = (edited: { id: string; cells: string[] }[]) => repair.mutate(edited, { onSuccess: () => sent(edited) });
  const rows = file.counts.broken > 0 ? (broken.data?.pages.flatMap(({ items }) => items) ?? []) : [];
  const losesRepairs = file.state !== "running" && file.repaired + repairs.size > 0;
  const answer = (then: () => void) => () => {
    setAsked(undefined);
    then();
  };
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={file.name} back={back} />
      <div className="flex flex-col gap-4">
        {file.state === "mapping" || remap ? (
          <ExpenseMappingForm
            file={file}
            busy={check.isPending}
            onCheck={(said) => check.mutate(said, { onSuccess: () => setRemap(false) })}
          />
        ) : (
          <ImportStatus
            file={file}
            busy={start.isPending || repair.isPending}
            checking={check.isPending}
            words={{
              count: {
                new: t("count.new"),
                changed: t("count.changed"),
                unchanged: t("count.unchanged"),
                broken: shared("count.broken"),
              },
              start: t("start", { count: comes }),
              ...{ stoppedAmid: t("stoppedAmid"), stale: "", nothingNew: t("nothingNew") },
            }}
            nothingWritten={file.state === "cancelled" && file.counts.new + file.counts.changed === 0}
            list={{ href: "/dashboard/expenses/expenses-records", label: t("toRecords") }}
            onStart={() => (repairs.size > 0 ? setAsked("unsaved") : start.mutate(undefined))}
            onRemap={() => setRemap(true)}
            onCheckAgain={() => check.mutate({ mapping })}
            onCancel={() => (losesRepairs ? setAsked("stop") : cancel.mutate())}
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
            onRepair={file.state === "checked" ? save : undefined}
            onMore={() => void broken.fetchNextPage()}
            onDownload={() => downloadBrokenExpenses(id).catch(told(shared("failed")))}
            problemText={(kind) => t(`problem.${kind}`)}
            cell={(cell) => <RepairCell {...cell} />}
          />
        )}
        <UnsavedQuestion
          open={asked === "unsaved" && file.state === "checked"}
          count={repairs.size}
          onSave={answer(() => save([...repairs].map(([row, cells]) => ({ id: row, cells }))))}
          onImportWithout={answer(() => start.mutate(undefined))}
          onClose={() => setAsked(undefined)}
        />
        <StopQuestion
          open={asked === "stop" && losesRepairs && !isOver}
          saved={file.repaired}
          unsaved={repairs.size}
          onStop={answer(() => cancel.mutate())}
          onClose={() => setAsked(undefined)}
        />
      </div>
    </div>
  );
}
