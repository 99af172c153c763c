"use client";

import { Button } from "@mauzo/ui/button";
import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";

/**
 * Somebody else saved first: says so and offers to merge without losing anything. Scrolls into view, wherever the user
 * was typing.
 */
export function StaleNotice({ busy, onLoad, title }: { busy: boolean; onLoad: () => void; title?: string }) {
  const t = useTranslations("products.form");
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.scrollIntoView({ block: "center" });
    notice.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={notice} role="alert" tabIndex={-1} className="rounded-card border border-accent bg-accent-soft p-4">
      <p className="font-semibold">{title ?? t("staleTitle")}</p>
      <p className="mt-1">{t("staleText")}</p>
      <Button variant="warning" size="sm" busy={busy} onClick={onLoad} className="mt-3">
        {t("staleLoad")}
      </Button>
    </div>
  );
}
