"use client";

import { importMaxBytes } from "@mauzo/contract/shop/imports";
import { Card } from "@mauzo/ui/card";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { PageHeader } from "../../../../components/page/page-header.tsx";
import { FileChoice } from "../../../../entities/shop/import/parts/file-choice.tsx";
import { PastImports } from "../../../../entities/shop/import/parts/past-imports.tsx";
import { useFailureText } from "../../../../lib/use-failure-text.ts";
import { useExpenseImports, useUploadExpenses } from "../data.ts";

const pathOf = (id: string) => `/dashboard/expenses/import/${id}`;

/** Brings many expenses at once, from a file. */
export function ExpensesImportScreen() {
  const t = useTranslations("expenseImports");
  const router = useRouter();
  const failureText = useFailureText();
  const upload = useUploadExpenses();
  const list = useExpenseImports();
  const past = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const failure = upload.error ?? list.error;
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={t("title")} back={{ href: "/dashboard/expenses/expenses-records", label: t("back") }} />
      <div className="flex flex-col gap-4">
        <Card title={t("fileTitle")} description={t("fileText")}>
          <FileChoice
            accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
            maxBytes={importMaxBytes}
            tooLarge={t("tooLarge")}
            busy={upload.isPending}
            failure={failure ? failureText(failure) : undefined}
            onFile={(file) => upload.mutate(file, { onSuccess: ({ id }) => router.push(pathOf(id)) })}
          />
          <p className="mt-3 text-muted text-xs">{t("hint")}</p>
        </Card>
        {past.length > 0 && <PastImports imports={past} hrefOf={pathOf} />}
      </div>
    </div>
  );
}
