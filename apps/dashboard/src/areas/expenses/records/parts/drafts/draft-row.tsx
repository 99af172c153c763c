"use client";

import { type ExpenseDraft, expenseDrafts } from "@mauzo/contract/expenses/expense-drafts";
import { formatDay } from "@mauzo/format/date-time";
import { formatMoney } from "@mauzo/format/money";
import { Button } from "@mauzo/ui/button";
import { useLocale, useTranslations } from "next-intl";
import { Fragment, useState } from "react";
import { useDiscardDraft, useDraftPicture } from "../../../../../entities/expenses/draft/actions/use-decide-draft.ts";
import { lazyPart } from "../../../../../lib/lazy/lazy-part.tsx";
import { useCanAccess } from "../../../../../lib/session/use-can-access.ts";
import { useFailureText } from "../../../../../lib/use-failure-text.ts";

const Sheet = lazyPart(
  async () => (await import("../../../../../entities/expenses/expense/parts/expense-sheet.tsx")).ExpenseSheet,
);

/** One draft: what was said, its picture, and what can be decided. */
export function DraftRow({ draft }: { draft: ExpenseDraft }) {
  const t = useTranslations("expenses");
  const language = useLocale();
  const failureText = useFailureText();
  const mayDecide = useCanAccess(expenseDrafts.confirm.access);
  const [isOpen, setOpen] = useState(false);
  const discard = useDiscardDraft();
  const picture = useDraftPicture();
  const { id, amount, category, supplier, note, by, spent_on } = draft;
  return (
    <li className="border-line border-t px-4 py-3 md:px-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="font-semibold tabular-nums">{formatMoney(amount)}</p>
          <p className="wrap-anywhere">
            {t(`categories.${category}`)}
            {[supplier, note].filter(Boolean).map((said) => (
              <Fragment key={said}>
                {" · "}
                <bdi>{said}</bdi>
              </Fragment>
            ))}
          </p>
          <p className="flex flex-wrap gap-x-2 text-[0.8125rem] text-muted">
            {draft.repeats && <span>{t("repeats")}</span>}
            <bdi>{by}</bdi>
            <span>{formatDay(spent_on, language)}</span>
            {draft.picture === "coming" && <span>{t("pictureComing")}</span>}
          </p>
        </div>
        <div className="flex flex-wrap gap-2 max-md:w-full max-md:*:grow">
          {draft.picture === "here" && picture.data === undefined && (
            <Button size="sm" variant="secondary" busy={picture.isPending} onClick={() => picture.mutate(id)}>
              {t("showPicture")}
            </Button>
          )}
          {mayDecide && (
            <>
              <Button size="sm" variant="secondary" busy={discard.isPending} onClick={() => discard.mutate({ id })}>
                {t("discardDraft")}
              </Button>
              <Button size="sm" onClick={() => setOpen(true)}>
                {t("checkDraft")}
              </Button>
            </>
          )}
        </div>
      </div>
      {picture.data !== undefined && (
        // biome-ignore lint/performance/noImgElement: it is read with the session and has no address
        <img src={picture.data} alt={t("pictureAlt")} className="mt-3 max-h-[50dvh] max-w-full rounded-card" />
      )}
      {picture.error && (
        <p role="alert" className="mt-2 text-danger">
          {failureText(picture.error)}
        </p>
      )}
      {isOpen && <Sheet draft={draft} onClose={() => setOpen(false)} />}
    </li>
  );
}
