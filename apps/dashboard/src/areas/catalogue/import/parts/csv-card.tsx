"use client";

import { importMaxBytes } from "@mauzo/contract/catalogue/product-imports";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { Upload } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";

type Props = {
  busy: boolean;
  failure: string | undefined;
  onFile: (file: File) => void;
  onExport: () => void;
};

/** Chooses a CSV file to import, and exports the existing products as one. */
export function CsvCard({ busy, failure, onFile, onExport }: Props) {
  const t = useTranslations("imports.file");
  const input = useRef<HTMLInputElement>(null);
  const [tooLarge, setTooLarge] = useState(false);
  const wrong = tooLarge ? t("tooLarge") : failure;
  return (
    <Card title={t("title")} description={t("text")}>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
        className="sr-only"
        tabIndex={-1}
        aria-label={t("choose")}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = "";
          setTooLarge(file !== undefined && file.size > importMaxBytes);
          if (file && file.size <= importMaxBytes) onFile(file);
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button busy={busy} onClick={() => input.current?.click()}>
          <Upload aria-hidden="true" className="size-4" />
          {t("choose")}
        </Button>
        <Button variant="secondary" onClick={onExport}>
          {t("export")}
        </Button>
      </div>
      {wrong !== undefined && (
        <p role="alert" className="mt-3 text-danger">
          {wrong}
        </p>
      )}
      <p className="mt-3 text-muted text-xs">{t("hint")}</p>
    </Card>
  );
}
