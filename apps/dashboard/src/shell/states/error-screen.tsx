"use client";

import { ErrorPanel } from "@mauzo/ui/error-panel";
import { useTranslations } from "next-intl";

/** Shown when a screen crashed: 'Something went wrong.' and Refresh. */
export function ErrorScreen() {
  const t = useTranslations("shell");
  return (
    <main className="grid min-h-dvh place-items-center">
      <ErrorPanel
        title={t("somethingWrong")}
        message={t("somethingWrongText")}
        retry={t("refresh")}
        onRetry={() => location.reload()}
      />
    </main>
  );
}
