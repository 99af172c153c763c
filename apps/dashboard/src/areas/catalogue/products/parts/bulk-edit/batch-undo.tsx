"use client";

import type { BatchProduct, ProductBatch } from "@mauzo/contract/catalogue/product-bulk-edits";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { Undo2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ConfirmDialog } from "../../../../../components/page/confirm-dialog.tsx";
import { Progress } from "../../../../../components/progress.tsx";
import { RelativeTime } from "../../../../../components/relative-time.tsx";
import { undoSummary } from "./undo-summary.ts";

type Props = {
  batch: ProductBatch;
  /** All its products; undefined while some are not loaded. */
  products: readonly BatchProduct[] | undefined;
  may: boolean;
  busy: boolean;
  onUndo: () => void;
};

/**
 * What undoing a bulk edit would do to its products now, and the button for it, which asks first; or what the undo did.
 */
export function BatchUndo({ batch: { count, undoing, undone }, products, may, busy, onUndo }: Props) {
  const t = useTranslations("products.changes");
  const input = useTranslations("input");
  const [asked, setAsked] = useState(false);
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
  const { back, made, lines } = undoSummary(products ?? [], undone !== null);
  const nothing = products !== undefined && back + made === 0;
  // After an undo, only if some products can be undone since.
  const offered = may && (undone ? made + back > 0 : !nothing);
  const told = lines.flatMap(({ words, of, now }) => (now === "comes" ? [t(words, { count: of })] : []));
  const again = back === 0 ? [] : [made > 0 ? t("askOthers") : t("askText")];
  const takes =
    made === 0
      ? t("takeBack", { count: back })
      : back === 0
        ? t("takeOut", { count: made })
        : t("takeBoth", { back, made });
  return (
    <Card title={undone ? t("undone") : nothing ? t("nothing") : t("undoTitle")}>
      {undone && (
        <p className="mb-2">
          {t.rich("undoneBy", {
            who: () => <bdi>{undone.by}</bdi>,
            when: () => <RelativeTime iso={undone.at} full />,
          })}
        </p>
      )}
      {products ? (
        <ul aria-live="polite" className="flex flex-col gap-1">
          {lines.map(({ words, of, now }) => (
            <li key={words} className={now === "stays" ? "text-muted" : undefined}>
              {t(words, { count: of })}
            </li>
          ))}
        </ul>
      ) : (
        <p>{undone ? t("undoneLarge") : t("large")}</p>
      )}
      {!may && !undone && <p className="mt-2 text-muted">{t("mayNot")}</p>}
      {offered && (
        <Button variant="secondary" className="mt-4" busy={busy} onClick={() => setAsked(true)}>
          <Undo2 aria-hidden="true" className="size-4" />
          {products ? takes : t("takeBackAll")}
        </Button>
      )}
      <ConfirmDialog
        open={asked && offered}
        title={t("askTitle")}
        text={products ? [...told, ...again].join(" ") : t("askLarge")}
        confirm={t("askYes")}
        cancel={input("cancel")}
        onConfirm={() => {
          setAsked(false);
          onUndo();
        }}
        onClose={() => setAsked(false)}
      />
    </Card>
  );
}
