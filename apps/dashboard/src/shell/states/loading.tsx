"use client";

import { Spinner } from "@mauzo/ui/spinner";
import { useTranslations } from "use-intl";

/** What stands while the person and the shop are fetched. */
export function Loading() {
  const t = useTranslations("shell");
  return (
    <div role="status" className="flex min-h-dvh items-center justify-center gap-3 text-muted">
      <Spinner />
      {t("loading")}
    </div>
  );
}
