"use client";

import { type Order, orders } from "@mauzo/contract/orders/orders";
import { useState } from "react";
import { useCanAccess } from "../../../../../lib/session/use-can-access.ts";
import { useStatusChanges } from "../../actions/use-status-changes.ts";
import { needToCancel } from "../../rules.ts";
import { CancelOrder } from "./cancel-order.tsx";
import { NextStatusButton } from "./next-status-button.tsx";

/** Moves an order to its next status or to any other; cancelling asks for the reason and the refund first. */
export function MoveOrder({ order }: { order: Order }) {
  const mayMove = useCanAccess(orders.move.access);
  const mayCancel = useCanAccess(needToCancel);
  const { move, moving } = useStatusChanges();
  const [cancelling, setCancelling] = useState(false);
  const { id, fulfilment: from } = order;
  if (!mayMove) return null;
  return (
    <>
      <NextStatusButton
        status={from}
        mayCancel={mayCancel}
        busy={moving}
        onMove={(to) => (to === "cancelled" ? setCancelling(true) : move({ moves: [{ id, from, to }] }))}
      />
      {cancelling && <CancelOrder {...{ order, move, moving }} onClose={() => setCancelling(false)} />}
    </>
  );
}
