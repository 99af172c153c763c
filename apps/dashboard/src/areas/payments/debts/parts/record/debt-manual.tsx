"use client";

import { type ManualDebt, manualDebts, mostForgivenReason } from "@mauzo/contract/payments/manual-debts";
import { formatDay } from "@mauzo/format/date-time";
import { formatMoney } from "@mauzo/format/money";
import { Badge } from "@mauzo/ui/badge";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import {
  useForgiveManualDebt,
  useVoidManualDebt,
} from "../../../../../entities/payments/debt/actions/use-manual-debts.ts";
import { lazyPart } from "../../../../../lib/lazy/lazy-part.tsx";
import { useCanAccess } from "../../../../../lib/session/use-can-access.ts";
import { useFailureText } from "../../../../../lib/use-failure-text.ts";

const ForgiveDialog = lazyPart(
  async () => (await import("../../../../../entities/orders/order/parts/credit/forgive-dialog.tsx")).ForgiveDialog,
);
const VoidDialog = lazyPart(async () => (await import("./void-dialog.tsx")).VoidDialog);

/** What a customer owes beside their orders, as the shop wrote it down; nothing where there is none. */
export function DebtManual({ debts }: { debts: readonly ManualDebt[] }) {
  const t = useTranslations("debts.manual");
  if (debts.length === 0) return null;
  return (
    <Card title={t("title")} flush>
      <ul>
        {debts.map((debt) => (
          <li key={debt.id} className="border-line border-t px-4 py-3 md:px-5">
            <Written debt={debt} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Written({ debt }: { debt: ManualDebt }) {
  const t = useTranslations("debts");
  const language = useLocale();
  const { id, kind, amount, paid, forgiven, owed, days, due_on, promised_on, is_overdue, note, by } = debt;
  const due = due_on !== null && t("dueBy", { day: formatDay(due_on, language) });
  return (
    <>
      <p className="flex items-baseline justify-between gap-x-4 big-text:flex-wrap">
        <span className="font-medium">{t(`manual.kinds.${kind}`)}</span>
        <span className="font-medium tabular-nums">{formatMoney(owed)}</span>
      </p>
      <p className="mt-1 mb-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-[0.8125rem] text-muted">
        <span>{t("days", { days })}</span>
        {amount.minor !== owed.minor && (
          <span className="tabular-nums">{t("ofTotal", { total: formatMoney(amount) })}</span>
        )}
        {due && (is_overdue ? <Badge tone="danger">{due}</Badge> : <span>{due}</span>)}
        {promised_on !== null && (
          <Badge tone="info">{t("promisedFor", { day: formatDay(promised_on, language) })}</Badge>
        )}
        {by !== "" && <bdi>{by}</bdi>}
      </p>
      {note !== "" && (
        <p className="wrap-anywhere mb-2 text-[0.8125rem]">
          <bdi>{note}</bdi>
        </p>
      )}
      <WrittenActions id={id} owed={owed} isUntouched={paid.minor + forgiven.minor === 0} />
    </>
  );
}

function WrittenActions({ id, owed, isUntouched }: Pick<ManualDebt, "id" | "owed"> & { isUntouched: boolean }) {
  const t = useTranslations("debts.manual");
  const credit = useTranslations("credit");
  const failureText = useFailureText();
  const forgive = useForgiveManualDebt(id);
  const taking = useVoidManualDebt(id);
  const [open, setOpen] = useState<"forgive" | "void">();
  const mayForgive = useCanAccess(manualDebts.forgive.access);
  const mayVoid = useCanAccess(manualDebts.void.access) && isUntouched;
  const close = () => {
    setOpen(undefined);
    forgive.reset();
    taking.reset();
  };
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {mayForgive && (
        <Button size="sm" variant="secondary" onClick={() => setOpen("forgive")}>
          {credit("forgive")}
        </Button>
      )}
      {mayVoid && (
        <Button size="sm" variant="secondary" onClick={() => setOpen("void")}>
          {t("void")}
        </Button>
      )}
      {open === "forgive" && (
        <ForgiveDialog forgive={forgive} owed={owed} mostReason={mostForgivenReason} onClose={close} />
      )}
      {open === "void" && (
        <VoidDialog
          busy={taking.isPending}
          refusal={taking.error ? failureText(taking.error) : undefined}
          onVoid={(reason) => taking.mutate(reason, { onSuccess: close })}
          onClose={close}
        />
      )}
    </div>
  );
}
