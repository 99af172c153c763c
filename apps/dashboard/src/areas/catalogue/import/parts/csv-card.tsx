"use client";

import { importMaxBytes } from "@mauzo/contract/shop/imports";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { useTranslations } from "next-intl";
import { FileChoice } from "../../../../entities/shop/import/parts/file-choice.tsx";

type Props = {
  busy: boolean;
  failure: string | undefined;
  onFile: (file: File) => void;
  onExport: () => void;
};

/** Chooses a CSV file to import, and exports the existing products as one. */
export function CsvCard({ onExport, ...choice }: Props) {
  const t = useTranslations("imports.file");
  return (
    <Card title={t("title")} description={t("text")}>
      <FileChoice
        {...choice}
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
        maxBytes={importMaxBytes}
        tooLarge={t("tooLarge")}
      >
        <Button variant="secondary" onClick={onExport}>
          {t("export")}
        </Button>
      </FileChoice>
      <p className="mt-3 text-muted text-xs">{t("hint")}</p>
    </Card>
  );
}
