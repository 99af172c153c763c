"use client";

import { type ExpenseImport, type ExpenseMapping, expenseImportFields } from "@mauzo/contract/expenses/expense-imports";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { MappedColumns } from "../../../../entities/shop/import/parts/mapped-columns.tsx";

type Props = { file: ExpenseImport; busy: boolean; onCheck: (said: { mapping: ExpenseMapping }) => void };

/** What each column of a file of expenses holds. */
export function ExpenseMappingForm({ file, busy, onCheck }: Props) {
  const t = useTranslations("expenseImports");
  const shared = useTranslations("imports.file");
  const [mapping, setMapping] = useState(file.mapping);
  const isReady = mapping.includes("spent_on") && mapping.includes("amount");
  return (
    <Card title={shared("mapping")} description={shared("mappingText")}>
      <div className="flex flex-col gap-5">
        <MappedColumns
          file={file}
          fields={expenseImportFields}
          nameOf={(field) => t(`field.${field}`)}
          mapping={mapping}
          onMap={setMapping}
        />
        {!isReady && (
          <p role="alert" className="text-danger">
            {t("needsColumns")}
          </p>
        )}
        <Button className="self-start" busy={busy} disabled={!isReady} onClick={() => onCheck({ mapping })}>
          {shared("check")}
        </Button>
      </div>
    </Card>
  );
}
