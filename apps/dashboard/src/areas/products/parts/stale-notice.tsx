"use client";

import { Button } from "@mauzo/ui/button";
import { useTranslations } from "use-intl";

/** Somebody else saved first: what happened, and the way on that loses nothing. */
export function StaleNotice({ busy, onLoad }: { busy: boolean; onLoad: () => void }) {
  const t = useTranslations("products.form");
  return (
    <div role="alert" className="rounded-card border border-accent bg-accent-soft p-4">
      <p className="font-semibold">{t("staleTitle")}</p>
      <p className="mt-1">{t("staleText")}</p>
      <Button variant="warning" size="sm" busy={busy} onClick={onLoad} className="mt-3">
        {t("staleLoad")}
      </Button>
    </div>
  );
}
