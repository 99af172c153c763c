"use client";

import { useTranslations } from "next-intl";
import { DetailQueryState } from "../../../../components/page/detail-query-state.tsx";
import { ImportFile } from "../../../../entities/shop/import/parts/import-file.tsx";
import { comingRows, hasBroken } from "../../../../entities/shop/import/rules.ts";
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
  const found = useExpenseImport(id);
  const file = found.data;
  const broken = useBrokenExpenses(id, hasBroken(file));
  const steps = {
    check: useCheckExpenses(id),
    repair: useRepairExpenses(id),
    start: useStartExpenses(id),
    cancel: useCancelExpenses(id),
  };
  const back = { href: "/dashboard/expenses/import", label: t("title") };
  if (!file) {
    const words = { failed: shared("loadFailed"), missing: t("missing"), missingText: t("missingText") };
    return <DetailQueryState title={t("title")} back={back} side="right" words={words} query={found} />;
  }
  return (
    <ImportFile
      {...steps}
      file={file}
      back={back}
      words={{
        count: {
          new: t("count.new"),
          changed: t("count.changed"),
          unchanged: t("count.unchanged"),
          broken: shared("count.broken"),
        },
        start: t("start", { count: comingRows(file) }),
        ...{ stoppedAmid: t("stoppedAmid"), stale: "", nothingNew: t("nothingNew") },
      }}
      list={{ href: "/dashboard/expenses/expenses-records", label: t("toRecords") }}
      broken={broken}
      said={{ mapping: file.mapping }}
      mappingForm={(form) => <ExpenseMappingForm file={file} {...form} />}
      onDownload={() => downloadBrokenExpenses(id)}
      problemText={(kind) => t(`problem.${kind}`)}
      cell={(cell) => <RepairCell {...cell} />}
    />
  );
}
