"use client";

import { orderCredit } from "@mauzo/contract/orders/order-credit";
import type { OrderPlan } from "@mauzo/contract/orders/order-plans";
import type { Money } from "@mauzo/contract/shared";
import { Button } from "@mauzo/ui/button";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyPart } from "../../../../../lib/lazy/lazy-part.tsx";
import { useCanAccess } from "../../../../../lib/session/use-can-access.ts";
import { useFailureText } from "../../../../../lib/use-failure-text.ts";
import { useCreditDays, useForgive, useUnforgive } from "../../actions/use-credit.ts";
import { useEndPlan } from "../../actions/use-debt-terms.ts";

const DayDialog = lazyPart(async () => (await import("./day-dialog.tsx")).DayDialog);
const PlanDialog = lazyPart(async () => (await import("./plan-dialog.tsx")).PlanDialog);
const ForgiveDialog = lazyPart(async () => (await import("./forgive-dialog.tsx")).ForgiveDialog);

type Owed = { id: string; paid: Money; owed: Money; forgiven: Money; due_on: string | null; reminds: boolean };
type Props = { order: Owed & { plan: OrderPlan } };

/** What can be done with what is owed for an order: a day to pay it by, or instalments, forgiving it, and asking for it again. */
export function CreditActions({ order: { id, paid, owed, forgiven, due_on, reminds, plan } }: Props) {
  const t = useTranslations("credit");
  const failureText = useFailureText();
  const days = useCreditDays(id);
  const unforgive = useUnforgive(id);
  const forgive = useForgive(id);
  const endPlan = useEndPlan(id);
  const [open, setOpen] = useState<"due" | "forgive" | "plan">();
  const isPlanned = plan.length > 0;
  const mayChange = useCanAccess(orderCredit.change.access) && owed.minor > 0;
  const isAdmin = useCanAccess(orderCredit.forgive.access);
  const close = () => {
    setOpen(undefined);
    days.reset();
    forgive.reset();
  };
  if (!mayChange && !isAdmin) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {mayChange && (
        <Button size="sm" variant="secondary" onClick={() => setOpen("plan")}>
          {t(isPlanned ? "plan.change" : "plan.make")}
        </Button>
      )}
      {mayChange && isPlanned && (
        <Button size="sm" variant="secondary" busy={endPlan.isPending} onClick={() => endPlan.mutate()}>
          {t("plan.end")}
        </Button>
      )}
      {mayChange && !isPlanned && (
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
      {open === "plan" && <PlanDialog {...{ id, plan, paid, owed }} onClose={close} />}
      {open === "forgive" && <ForgiveDialog forgive={forgive} owed={owed} mostReason={200} onClose={close} />}
    </div>
  );
}
