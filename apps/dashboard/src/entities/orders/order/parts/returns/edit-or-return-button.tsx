"use client";

import { dashboardOrderPath } from "@mauzo/contract/orders/dashboard-order-path";
import { orderEdits } from "@mauzo/contract/orders/order-edits";
import { isEditable, isReturnable } from "@mauzo/contract/orders/order-states";
import type { Order } from "@mauzo/contract/orders/orders";
import { Button } from "@mauzo/ui/button";
import { buttonClass } from "@mauzo/ui/button-class";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useCanAccess } from "../../../../../lib/session/use-can-access.ts";
import { ReturnItems } from "./return-items.tsx";

/** Leads to the editor while an order is here, and takes its goods back once they were handed over. */
export function EditOrReturnButton({ order }: { order: Order }) {
  const t = useTranslations("editOrder");
  const mayEdit = useCanAccess(orderEdits.save.access);
  const [returning, setReturning] = useState(false);
  if (!mayEdit) return null;
  return (
    <>
      {isEditable(order.fulfilment) && (
        <Link href={`${dashboardOrderPath(order.id)}/edit`} className={buttonClass("secondary", "sm")}>
          {t("open")}
        </Link>
      )}
      {isReturnable(order.fulfilment) && (
        <Button variant="secondary" size="sm" onClick={() => setReturning(true)}>
          {t("returns.open")}
        </Button>
      )}
      {returning && <ReturnItems order={order} onClose={() => setReturning(false)} />}
    </>
  );
}
