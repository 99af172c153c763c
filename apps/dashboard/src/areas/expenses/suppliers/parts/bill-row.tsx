"use client";

import { type SupplierBill, supplierBills } from "@mauzo/contract/expenses/suppliers";
import { formatDay } from "@mauzo/format/date-time";
import { formatMoney } from "@mauzo/format/money";
import { Badge } from "@mauzo/ui/badge";
import { Button } from "@mauzo/ui/button";
import { clsx } from "clsx";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import {
  useBillPicture,
  useStrikeBill,
  useUndoPayment,
} from "../../../../entities/expenses/supplier/actions/use-supplier.ts";
import { lazyPart } from "../../../../lib/lazy/lazy-part.tsx";
import { useCanAccess } from "../../../../lib/session/use-can-access.ts";
import { useFailureText } from "../../../../lib/use-failure-text.ts";

const PayDialog = lazyPart(async () => (await import("./pay-dialog.tsx")).PayDialog);

const tones = { open: "info", overdue: "danger", paid: "primary", voided: "neutral" } as const;

/** One bill: what it comes to, what is left of it and until when, what was paid, and what can be done. */
export function BillRow({ bill }: { bill: SupplierBill }) {
  const t = useTranslations("suppliers");
  const expenses = useTranslations("expenses");
  const language = useLocale();
  const failureText = useFailureText();
  const mayPay = useCanAccess(supplierBills.pay.access);
  const mayStrike = useCanAccess(supplierBills.void.access);
  const [isPaying, setPaying] = useState(false);
  const { strike, restore } = useStrikeBill(bill);
  const undo = useUndoPayment();
  const picture = useBillPicture();
  const { id, amount, owed, state, billed_on, due_on, category, note, payments } = bill;
  const isOwed = state === "open" || state === "overdue";
  const isPaid = payments.some(({ undoes, undone }) => undoes === null && !undone);
  return (
    <li className="border-line border-t px-4 py-3 first:border-0 md:px-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2">
            <span
              className={clsx(
                "font-semibold tabular-nums",
                state === "voided" && "font-normal text-muted line-through",
              )}
            >
              {formatMoney(amount)}
            </span>
            <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
          </p>
          {isOwed && owed.minor < amount.minor && (
            <p className="tabular-nums">{t("left", { left: formatMoney(owed) })}</p>
          )}
          <p className="wrap-anywhere">
            {category === null ? t("goods") : expenses(`categories.${category}`)}
            {note !== "" && (
              <>
                {" · "}
                <bdi>{note}</bdi>
              </>
            )}
          </p>
          <p className="flex flex-wrap gap-x-2 text-[0.8125rem] text-muted">
            <span>{formatDay(billed_on, language)}</span>
            {isOwed && due_on !== null && <span>{t("dueBy", { day: formatDay(due_on, language) })}</span>}
          </p>
        </div>
        <div className="flex flex-wrap gap-2 max-md:w-full max-md:*:grow">
          {bill.has_picture && picture.data === undefined && (
            <Button size="sm" variant="secondary" busy={picture.isPending} onClick={() => picture.mutate(id)}>
              {expenses("showPicture")}
            </Button>
          )}
          {mayStrike && isOwed && !isPaid && (
            <Button size="sm" variant="secondary" busy={strike.isPending} onClick={() => strike.mutate()}>
              {t("strike")}
            </Button>
          )}
          {mayStrike && state === "voided" && (
            <Button size="sm" variant="secondary" busy={restore.isPending} onClick={() => restore.mutate()}>
              {t("restore")}
            </Button>
          )}
          {mayPay && isOwed && (
            <Button size="sm" onClick={() => setPaying(true)}>
              {t("pay")}
            </Button>
          )}
        </div>
      </div>
      {payments.length > 0 && (
        <ul aria-label={t("payments")} className="mt-2 text-[0.8125rem]">
          {payments.map((each) => (
            <li key={each.id} className="flex flex-wrap items-center gap-x-2 text-muted">
              <span className={clsx("tabular-nums", each.undone && "line-through")}>
                {each.undoes === null ? "" : "−"}
                {formatMoney(each.amount)}
              </span>
              <span>{each.undoes === null ? expenses(`methods.${each.method}`) : t("undoing")}</span>
              <span>{formatDay(each.paid_on, language)}</span>
              {each.by !== "" && <bdi>{each.by}</bdi>}
              {mayStrike && each.undoes === null && !each.undone && (
                <Button size="sm" variant="ghost" busy={undo.isPending} onClick={() => undo.mutate(each.id)}>
                  {t("undo")}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {picture.data !== undefined && (
        // biome-ignore lint/performance/noImgElement: it is read with the session and has no address
        <img src={picture.data} alt={t("pictureAlt")} className="mt-3 max-h-[50dvh] max-w-full rounded-card" />
      )}
      {picture.error && (
        <p role="alert" className="mt-2 text-danger">
          {failureText(picture.error)}
        </p>
      )}
      {isPaying && <PayDialog bill={bill} onClose={() => setPaying(false)} />}
    </li>
  );
}
