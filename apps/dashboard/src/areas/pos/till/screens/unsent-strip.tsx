"use client";

import { Button } from "@mauzo/ui/button";
import { CloudUpload } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyPart } from "../../../../lib/lazy/lazy-part.tsx";
import { useAccount } from "../../../../lib/session/account.tsx";
import { isSale } from "../../../../lib/unsent-sales/unsent-rows.ts";
import { useUnsentRows } from "../../../../lib/unsent-sales/use-unsent-sales.ts";
import { sortedOut } from "../rules/late-sales.ts";

const UnsentDialog = lazyPart(async () => (await import("./unsent-dialog.tsx")).UnsentDialog);

/** What waits on this device, and what was refused; leads to it. */
export function UnsentStrip() {
  const t = useTranslations("pos");
  const rows = useUnsentRows(useAccount().shop.id);
  const [isOpen, setOpen] = useState(false);
  const { waiting, refused } = sortedOut(rows);
  const [sales, refusedSales] = [waiting.filter(isSale), refused.filter(isSale)];
  const texts = [
    ...(sales.length > 0 ? [t("unsent", { sales: sales.length })] : []),
    ...(waiting.length > sales.length ? [t("unsentShift")] : []),
    ...(refusedSales.length > 0 ? [t("refusedSales", { sales: refusedSales.length })] : []),
    ...(refused.length > refusedSales.length ? [t("refusedShift")] : []),
  ];
  return (
    <>
      <div aria-live="polite">
        {rows.length > 0 && (
          <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-line bg-accent-soft px-4 py-2">
            <CloudUpload aria-hidden="true" className="size-5 shrink-0" />
            <p className="min-w-32 grow">{texts.length > 0 ? texts.join(" · ") : t("takenOutOnly")}</p>
            <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
              {t("lookAtUnsent")}
            </Button>
          </div>
        )}
      </div>
      {isOpen && <UnsentDialog rows={rows} onClose={() => setOpen(false)} />}
    </>
  );
}
