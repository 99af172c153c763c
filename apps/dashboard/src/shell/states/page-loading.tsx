"use client";

import { Spinner } from "@mauzo/ui/spinner";
import { useTranslations } from "next-intl";

/** Shown in the shell while a page loads. */
export function PageLoading() {
  const t = useTranslations("shell");
  return (
    <div role="status" className="flex justify-center py-24 text-muted">
      <Spinner />
      <span className="sr-only">{t("loading")}</span>
    </div>
  );
}
