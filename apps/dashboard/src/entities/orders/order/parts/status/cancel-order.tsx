"use client";

import { orderPayments } from "@mauzo/contract/orders/order-payments";
import type { Order } from "@mauzo/contract/orders/orders";
import type { Money } from "@mauzo/contract/shared";
import { useState } from "react";
import { useCanAccess } from "../../../../../lib/session/use-can-access.ts";
import { useFailureText } from "../../../../../lib/use-failure-text.ts";
import { usePayment } from "../../actions/use-payment.ts";
import type { useStatusChanges } from "../../actions/use-status-changes.ts";
import { CancelSheet } from "./cancel-sheet.tsx";

type Props = Pick<ReturnType<typeof useStatusChanges>, "move" | "moving"> & { order: Order; onClose: () => void };

/** Cancels an order once its refund is recorded; what is typed stays until all of it is done. */
export function CancelOrder({ order, move, moving, onClose }: Props) {
  const failureText = useFailureText();
  const mayRefund = useCanAccess(orderPayments.refund.access);
  const refund = usePayment(order.id);
  const [refunded, setRefunded] = useState<Money>();
  const { id, fulfilment: from, paid } = order;
  return (
    <CancelSheet
      {...{ paid, mayRefund, refunded, onClose }}
      number={order.order_id}
      isClaimed={order.claimed}
      busy={moving || refund.isPending}
      refusal={refund.error ? failureText(refund.error) : undefined}
      onCancel={(reason, payment) => {
        const cancel = () => move({ moves: [{ id, from, to: "cancelled" }], reason }, onClose);
        if (!payment) return cancel();
        const onSuccess = () => {
          setRefunded({ ...paid, minor: payment.amount_minor });
          cancel();
        };
        refund.mutate({ kind: "refunded", ...payment }, { onSuccess });
      }}
    />
  );
}
