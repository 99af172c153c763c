"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { PageHeader } from "../../../../components/page/page-header.tsx";
import { offerUndo } from "../../../../lib/offer-undo.ts";
import { toasts } from "../../../../lib/toasts.ts";
import { useFailureText } from "../../../../lib/use-failure-text.ts";
import { useStock, useStockSummary } from "../data/use-stock.ts";
import { useStockCount } from "../data/use-stock-count.ts";
import { addressOf, useCountPlace } from "../filters.ts";
import { CountBar } from "../parts/count/count-bar.tsx";
import { CountDone } from "../parts/count/count-done.tsx";
import { CountList } from "../parts/count/count-list.tsx";
import { CountReview } from "../parts/count/count-review.tsx";
import { UncountedItemsNote } from "../parts/count/uncounted-items-note.tsx";
import { useFocusInvalid } from "../parts/count/use-focus-invalid.ts";
import { elsewhereOf, leftOf } from "../rules/count-draft.ts";

const pageSize = 50;

/** A stock count on a phone: count, review the differences, save, and undo if it was wrong. */
export function CountScreen() {
  const t = useTranslations("stock");
  const shell = useTranslations("shell");
  const failureText = useFailureText();
  const { category, setCategory, reviewing, review, goOnCounting } = useCountPlace();
  const summary = useStockSummary(category);
  const whole = useStockSummary(null);
  const count = useStockCount(category);
  const [search, setSearch] = useState("");
  const list = useStock({ search, category: category ?? undefined, limit: pageSize });
  const { all, lines, unread, problems, saved, saving } = count;
  const seekUnread = useFocusInvalid(list, count.forgetUnread);
  const elsewhere = category && summary && whole && elsewhereOf({ all, lines }, { all: whole.all, here: summary.all });
  const back = addressOf("", { category });

  const failed = (error: unknown) =>
    toasts.push({
      title: t("count.failed"),
      text: t("count.failedText", { reason: failureText(error) }),
      tone: "danger",
    });
  // Nothing is left to review once it was saved, discarded or its last line removed; invalid numbers must be corrected
  // first.
  const looksOver = reviewing && lines.length > 0 && unread.length === 0;
  const emptied = reviewing && !looksOver;
  const onEmptied = useEffectEvent(goOnCounting);
  useEffect(() => {
    if (emptied) onEmptied();
  }, [emptied]);

  function findUnread() {
    setSearch("");
    seekUnread();
  }
  const save = () => count.save().catch(failed);
  const undo = () => count.undo().then(() => toasts.push({ title: t("count.undone"), tone: "success" }), failed);
  function drop() {
    count.drop();
    const onUndo = () => count.restore(lines);
    offerUndo({ title: t("count.dropped"), label: shell("undo"), onUndo });
  }

  return (
    // Its own bar takes the place of the areas' on a phone.
    <div data-form-page={saved ? undefined : ""}>
      <PageHeader
        title={looksOver && !saved ? t("count.reviewTitle") : t("countTitle")}
        back={{ href: back, label: t("backToStock") }}
      />
      {!saved && !looksOver && (
        <details className="-mt-5 mb-2 text-muted md:mb-4">
          <summary className="w-fit cursor-pointer py-1 hover:text-ink">{t("count.how")}</summary>
          <p className="mt-1">{t("count.text")}</p>
        </details>
      )}
      {elsewhere && (
        <UncountedItemsNote
          {...elsewhere}
          here={saved || looksOver ? leftOf(summary.all, count.counted) : undefined}
          onAll={saved || looksOver ? undefined : () => void setCategory(null)}
        />
      )}
      {saved ? (
        <CountDone changed={saved.length} back={back} busy={saving} onUndo={() => void undo()} onAgain={count.again} />
      ) : looksOver ? (
        <CountReview
          lines={lines}
          problems={problems}
          busy={saving}
          onChange={count.change}
          onRemove={count.remove}
          onBack={goOnCounting}
          onSave={() => void save()}
          onDrop={drop}
        />
      ) : (
        <>
          <CountList
            {...{ list, search, category, lines, unread, problems }}
            onSearch={setSearch}
            onCategory={(chosen) => void setCategory(chosen)}
            onCount={count.count}
            onMistype={count.mistype}
            onRemove={count.remove}
          />
          {lines.length + unread.length > 0 && (
            <CountBar
              counted={lines.length}
              unread={unread.length}
              all={summary?.all ?? 0}
              onReview={unread.length > 0 ? findUnread : review}
            />
          )}
        </>
      )}
    </div>
  );
}
