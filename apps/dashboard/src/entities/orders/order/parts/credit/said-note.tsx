"use client";

import { type DebtAnswer, debtAnswers, isDisputed } from "@mauzo/contract/orders/debt-answers";
import { Badge } from "@mauzo/ui/badge";
import { Button } from "@mauzo/ui/button";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyPart } from "../../../../../lib/lazy/lazy-part.tsx";
import { useCanAccess } from "../../../../../lib/session/use-can-access.ts";

const SettleDialog = lazyPart(async () => (await import("./settle-dialog.tsx")).SettleDialog);

/** What the customer says of what they owe for an order, and what the shop did about it. */
export function SaidNote({ id, said }: { id: string; said: DebtAnswer | null }) {
  const t = useTranslations("credit.dispute");
  const [isOpen, setOpen] = useState(false);
  const maySettle = useCanAccess(debtAnswers.settle.access);
  if (said === null) return null;
  const { kind, reason, outcome, answer } = said;
  return (
    <div className="mb-3 flex flex-col items-start gap-1.5">
      <Badge tone={isDisputed(said) ? "danger" : "info"} className="whitespace-normal">
        {outcome === null ? t(kind) : t(outcome)}
      </Badge>
      {reason !== "" && <q className="wrap-anywhere">{reason}</q>}
      {answer !== "" && <p className="wrap-anywhere text-muted">{answer}</p>}
      {isDisputed(said) && maySettle && (
        <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
          {t("settle")}
        </Button>
      )}
      {isOpen && isDisputed(said) && <SettleDialog id={id} reason={reason} onClose={() => setOpen(false)} />}
    </div>
  );
}
