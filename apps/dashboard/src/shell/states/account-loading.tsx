"use client";

import { Spinner } from "@mauzo/ui/spinner";
import { useTranslations } from "next-intl";

/** Shown while the person and the shop load. */
export function AccountLoading() {
  const t = useTranslations("shell");
  return (
    <div role="status" className="flex min-h-dvh items-center justify-center gap-3 text-muted">
      <Spinner />
      {t("loading")}
    </div>
  );
}
