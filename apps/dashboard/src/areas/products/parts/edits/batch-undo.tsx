"use client";

import { type BatchProduct, type ProductBatch, undoStates } from "@mauzo/contract/product-edits";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { Undo2 } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Moment } from "../../../../components/moment.tsx";
import { Confirm } from "../../../../components/page/confirm.tsx";
import { Progress } from "../../../../components/progress.tsx";

type Props = {
  batch: ProductBatch;
  /** All products of it; undefined while more of them are not loaded. */
  products: readonly BatchProduct[] | undefined;
  may: boolean;
  busy: boolean;
  onUndo: () => void;
};

type State = (typeof undoStates)[number];
/** How many products something is said of, in which words, and whether they come back. */
type Line = { words: `undo.${Exclude<State, "done">}` | "isBack" | "isArchived"; of: number; comes: boolean };

const coming = ["back", "archive", "partly"];

/** What taking a change back would do to its products now, and the button that does it once it is asked; or what it did. */
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
  const counts = undoStates.flatMap((state): Line[] => {
    const those = products?.filter(({ undo }) => undo === state) ?? [];
    if (state !== "done") return [{ words: `undo.${state}`, of: those.length, comes: coming.includes(state) }];
    // What a batch made is not as it was before: it is archived.
    const made = those.filter(({ changes }) => changes.length === 0).length;
    return [
      { words: "isBack", of: those.length - made, comes: true },
      { words: "isArchived", of: made, comes: true },
    ];
  });
  const backs = products?.filter(({ undo }) => coming.includes(undo)).length;
  // Once it is taken back, only what somebody made possible since.
  const offered = may && (undone ? (backs ?? 0) > 0 : backs !== 0);
  return (
    <Card title={undone ? t("undone") : t("undoTitle")}>
      {undone && (
        <p className="mb-2">
          {t.rich("undoneBy", {
            who: () => <bdi>{undone.by}</bdi>,
            when: () => <Moment iso={undone.at} full />,
          })}
        </p>
      )}
      {products ? (
        <ul aria-live="polite" className="flex flex-col gap-1">
          {counts
            .filter(({ of }) => of > 0)
            .map(({ words, of, comes }) => (
              <li key={words} className={comes ? undefined : "text-muted"}>
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
          {backs === undefined ? t("takeBackAll") : t("takeBack", { count: backs })}
        </Button>
      )}
      <Confirm
        open={asked && offered}
        title={t("askTitle", { count: backs ?? count })}
        text={t("askText")}
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
