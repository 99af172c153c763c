"use client";

import { orderCredit } from "@mauzo/contract/orders/order-credit";
import type { Money } from "@mauzo/contract/shared";
import { Button } from "@mauzo/ui/button";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyPart } from "../../../../../lib/lazy/lazy-part.tsx";
import { useCanAccess } from "../../../../../lib/session/use-can-access.ts";
import { useFailureText } from "../../../../../lib/use-failure-text.ts";
import { useCreditDays, useUnforgive } from "../../actions/use-credit.ts";

const DayDialog = lazyPart(async () => (await import("./day-dialog.tsx")).DayDialog);
const ForgiveDialog = lazyPart(async () => (await import("./forgive-dialog.tsx")).ForgiveDialog);

type Props = { order: { id: string; owed: Money; forgiven: Money; due_on: string | null; reminds: boolean } };

/** What can be done with what is owed for an order: a day to pay it by, forgiving it, and asking for it again. */
export function CreditActions({ order: { id, owed, forgiven, due_on, reminds } }: Props) {
  const t = useTranslations("credit");
  const failureText = useFailureText();
  const days = useCreditDays(id);
  const unforgive = useUnforgive(id);
  const [open, setOpen] = useState<"due" | "forgive">();
  const mayChange = useCanAccess(orderCredit.change.access) && owed.minor > 0;
  const isAdmin = useCanAccess(orderCredit.forgive.access);
  const close = () => {
    setOpen(undefined);
    days.reset();
  };
  if (!mayChange && !isAdmin) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {mayChange && (
        <Button size="sm" variant="secondary" onClick={() => setOpen("due")}>
          {t(due_on === null ? "setDue" : "changeDue")}
        </Button>
      )}
      {isAdmin && owed.minor > 0 && (
        <Button size="sm" variant="secondary" onClick={() => setOpen("forgive")}>
          {t("forgive")}
        </Button>
      )}
      {isAdmin && forgiven.minor > 0 && (
        <Button
          size="sm"
          variant="secondary"
          busy={unforgive.isPending}
          onClick={() => unforgive.mutate({ amount_minor: forgiven.minor })}
        >
          {t("unforgive")}
        </Button>
      )}
      {open === "due" && (
        <DayDialog
          what="due"
          day={due_on}
          reminds={reminds}
          busy={days.isPending}
          refusal={days.error ? failureText(days.error) : undefined}
          onSave={(day, isReminded) =>
            days.mutate({ due_on: day, reminds: isReminded && day !== null }, { onSuccess: close })
          }
          onClose={close}
        />
      )}
      {open === "forgive" && <ForgiveDialog id={id} owed={owed} onClose={close} />}
    </div>
  );
}
