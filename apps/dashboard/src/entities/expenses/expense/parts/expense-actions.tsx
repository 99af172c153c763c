"use client";

import { type ExpenseRecord, expenses } from "@mauzo/contract/expenses/expenses";
import { Button } from "@mauzo/ui/button";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyPart } from "../../../../lib/lazy/lazy-part.tsx";
import { useCanAccess } from "../../../../lib/session/use-can-access.ts";
import { useVoidExpense } from "../actions/use-void-expense.ts";

const Sheet = lazyPart(async () => (await import("./expense-sheet.tsx")).ExpenseSheet);
const VoidDialog = lazyPart(async () => (await import("./void-dialog.tsx")).VoidDialog);

/** What can be done with an expense: nothing with a fee, or in a closed month. */
export function ExpenseActions({ expense }: { expense: ExpenseRecord }) {
  const t = useTranslations("expenses");
  const mayChange = useCanAccess(expenses.update.access);
  const mayStrike = useCanAccess(expenses.void.access);
  const { strike, restore } = useVoidExpense();
  const [open, setOpen] = useState<"edit" | "void">();
  if (expense.source === "fee" || expense.is_locked) return null;
  const close = () => setOpen(undefined);
  if (expense.voided_at !== null)
    return mayStrike ? (
      <Button variant="secondary" busy={restore.isPending} onClick={() => restore.mutate(expense)}>
        {t("restore")}
      </Button>
    ) : null;
  return (
    <>
      {mayStrike && (
        <Button variant="secondary" onClick={() => setOpen("void")}>
          {t("strike")}
        </Button>
      )}
      {mayChange && <Button onClick={() => setOpen("edit")}>{t("edit")}</Button>}
      {open === "edit" && <Sheet saved={expense} onClose={close} />}
      {open === "void" && <VoidDialog expense={expense} strike={strike} onClose={close} />}
    </>
  );
}
