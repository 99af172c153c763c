"use client";

import { buttonClass } from "@mauzo/ui/button-class";
import { EmptyState } from "@mauzo/ui/empty-state";
import { SearchX } from "lucide-react";
import { useTranslations } from "use-intl";

/** An address that leads nowhere. */
export function NotFoundScreen() {
  const t = useTranslations("shell");
  return (
    <main className="grid min-h-dvh place-items-center">
      <h1 className="sr-only">{t("notFound")}</h1>
      <EmptyState
        picture={<SearchX className="size-6" />}
        title={t("notFound")}
        text={t("notFoundText")}
        action={
          <a href="/dashboard" className={buttonClass("primary")}>
            {t("toDashboard")}
          </a>
        }
      />
    </main>
  );
}
