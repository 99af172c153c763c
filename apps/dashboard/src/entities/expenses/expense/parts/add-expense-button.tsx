"use client";

import { expenses } from "@mauzo/contract/expenses/expenses";
import { Button } from "@mauzo/ui/button";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyPart } from "../../../../lib/lazy/lazy-part.tsx";
import { useCanAccess } from "../../../../lib/session/use-can-access.ts";

const Sheet = lazyPart(async () => (await import("./expense-sheet.tsx")).ExpenseSheet);

/** Adds an expense. */
export function AddExpenseButton() {
  const t = useTranslations("expenses");
  const mayAdd = useCanAccess(expenses.create.access);
  const [open, setOpen] = useState(false);
  if (!mayAdd) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t("add")}</Button>
      {open && <Sheet onClose={() => setOpen(false)} />}
    </>
  );
}
