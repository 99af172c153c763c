"use client";

import { orderPayments } from "@mauzo/contract/orders/order-payments";
import type { Order } from "@mauzo/contract/orders/orders";
import { useCanAccess } from "../../../../../lib/session/use-can-access.ts";
import { useFailureText } from "../../../../../lib/use-failure-text.ts";
import { useReturnForm } from "../../actions/use-return-form.ts";
import { ReturnSheet } from "./return-sheet.tsx";

/** A return; what is typed is discarded when the sheet closes. */
export function ReturnItems({ order, onClose }: { order: Order; onClose: () => void }) {
  const failureText = useFailureText();
  const mayRefund = useCanAccess(orderPayments.refund.access);
  const { draft, change, preview, error, busy, save } = useReturnForm(order, onClose);
  return (
    <ReturnSheet
      {...{ order, draft, preview, mayRefund, busy, onClose }}
      refusal={error ? failureText(error) : undefined}
      onChange={change}
      onSave={save}
    />
  );
}
