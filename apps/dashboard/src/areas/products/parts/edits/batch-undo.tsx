"use client";

import { type BatchProduct, undoStates } from "@mauzo/contract/product-edits";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { Undo2 } from "lucide-react";
import { useTranslations } from "use-intl";

type Props = { products: readonly BatchProduct[]; busy: boolean; onUndo: () => void };

/** What taking a change back would do to its products now, and the button that does it. */
export function BatchUndo({ products, busy, onUndo }: Props) {
  const t = useTranslations("products.changes");
  const counts = undoStates.map((state) => ({ state, count: products.filter(({ undo }) => undo === state).length }));
  const coming = products.filter(({ undo }) => undo === "back" || undo === "partly").length;
  return (
    <Card title={t("undoTitle")}>
      <ul aria-live="polite" className="flex flex-col gap-1">
        {counts
          .filter(({ count }) => count > 0)
          .map(({ state, count }) => (
            <li key={state} className={state === "back" ? undefined : "text-muted"}>
              {t(`undo.${state}`, { count })}
            </li>
          ))}
      </ul>
      {coming > 0 && (
        <Button variant="secondary" className="mt-4" busy={busy} onClick={onUndo}>
          <Undo2 aria-hidden="true" className="size-4" />
          {t("takeBack", { count: coming })}
        </Button>
      )}
    </Card>
  );
}
