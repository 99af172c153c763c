"use client";

import { Button } from "@mauzo/ui/button";
import { CloudUpload } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyPart } from "../../../../lib/lazy/lazy-part.tsx";
import { useAccount } from "../../../../lib/session/account.tsx";
import { useUnsentSales } from "../../../../lib/unsent-sales/use-unsent-sales.ts";
import { sortedOut } from "../rules/late-sales.ts";

const UnsentDialog = lazyPart(async () => (await import("./unsent-dialog.tsx")).UnsentDialog);

/** How many sales wait on this device, and how many were refused; leads to them. */
export function UnsentStrip() {
  const t = useTranslations("pos");
  const sales = useUnsentSales(useAccount().shop.id);
  const [isOpen, setOpen] = useState(false);
  const { waiting, refused } = sortedOut(sales);
  const texts = [
    ...(waiting.length > 0 ? [t("unsent", { sales: waiting.length })] : []),
    ...(refused.length > 0 ? [t("refusedSales", { sales: refused.length })] : []),
  ];
  return (
    <>
      <div aria-live="polite">
        {sales.length > 0 && (
          <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-line bg-accent-soft px-4 py-2">
            <CloudUpload aria-hidden="true" className="size-5 shrink-0" />
            <p className="min-w-32 grow">{texts.length > 0 ? texts.join(" · ") : t("takenOutOnly")}</p>
            <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
              {t("lookAtUnsent")}
            </Button>
          </div>
        )}
      </div>
      {isOpen && <UnsentDialog sales={sales} onClose={() => setOpen(false)} />}
    </>
  );
}
