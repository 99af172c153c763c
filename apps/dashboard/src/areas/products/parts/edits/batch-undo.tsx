"use client";

import { type BatchProduct, type ProductBatch, undoStates } from "@mauzo/contract/product-edits";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { Undo2 } from "lucide-react";
import { useTranslations } from "use-intl";
import { Progress } from "../../../../components/progress.tsx";

type Props = {
  batch: ProductBatch;
  /** All products of it; undefined while more of them are not loaded. */
  products: readonly BatchProduct[] | undefined;
  may: boolean;
  busy: boolean;
  onUndo: () => void;
};

const coming = ["back", "archive", "partly"];

/** What taking a change back would do to its products now, and the button that does it. */
export function BatchUndo({ batch: { count, undoing }, products, may, busy, onUndo }: Props) {
  const t = useTranslations("products.changes");
  if (undoing)
    return (
      <Card title={t("undoing")} description={t("mayLeave")}>
        <Progress label={t("undoing")} value={undoing.done} max={count} />
        <p className="mt-1 text-muted text-xs">
          {t("undoingOf", { done: String(undoing.done), total: String(count) })}
        </p>
        {may && (
          <Button variant="ghost" size="sm" className="mt-2" busy={busy} onClick={onUndo}>
            {t("goOn")}
          </Button>
        )}
      </Card>
    );
  const counts = undoStates.map((state) => ({ state, of: products?.filter(({ undo }) => undo === state).length ?? 0 }));
  const backs = products?.filter(({ undo }) => coming.includes(undo)).length;
  return (
    <Card title={t("undoTitle")}>
      {products ? (
        <ul aria-live="polite" className="flex flex-col gap-1">
          {counts
            .filter(({ of }) => of > 0)
            .map(({ state, of }) => (
              <li key={state} className={coming.includes(state) ? undefined : "text-muted"}>
                {t(`undo.${state}`, { count: of })}
              </li>
            ))}
        </ul>
      ) : (
        <p>{t("large")}</p>
      )}
      {!may && <p className="mt-2 text-muted">{t("mayNot")}</p>}
      {may && backs !== 0 && (
        <Button variant="secondary" className="mt-4" busy={busy} onClick={onUndo}>
          <Undo2 aria-hidden="true" className="size-4" />
          {backs === undefined ? t("takeBackAll") : t("takeBack", { count: backs })}
        </Button>
      )}
    </Card>
  );
}
