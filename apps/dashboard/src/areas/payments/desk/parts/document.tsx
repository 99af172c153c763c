"use client";

import type { OperatorCase } from "@mauzo/contract/payments/compliance";
import { Button } from "@mauzo/ui/button";
import { Skeleton } from "@mauzo/ui/skeleton";
import { useTranslations } from "next-intl";

type Props = {
  name: string;
  /** Undefined: the shop sent none. */
  file: OperatorCase["files"][number] | undefined;
  url: string | undefined;
  hasFailed: boolean;
  onRetry: () => void;
};

/** A document of a case: a picture as it is, and a PDF to save. */
export function Document({ name, file, url, hasFailed, onRetry }: Props) {
  const t = useTranslations("desk");
  if (file === undefined) return <p className="mt-1">{t("noFile")}</p>;
  if (hasFailed)
    return (
      <div role="alert" className="mt-1 flex flex-wrap items-center gap-2 text-danger">
        {t("fileFailed")}
        <Button variant="secondary" size="sm" onClick={onRetry}>
          {t("again")}
        </Button>
      </div>
    );
  if (url === undefined) return <Skeleton className="mt-1 h-40" />;
  if (file.kind === "document")
    return (
      <a href={url} download={`${file.field}.pdf`} className="mt-1 inline-block underline underline-offset-4">
        {t("savePdf")}
      </a>
    );
  return (
    // biome-ignore lint/performance/noImgElement: it is read with the session and has no address
    <img src={url} alt={name} className="mt-1 max-h-[70dvh] max-w-full rounded-card" />
  );
}
