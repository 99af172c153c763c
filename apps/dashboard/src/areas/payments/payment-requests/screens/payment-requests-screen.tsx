"use client";

import { parseAsStringLiteral, useQueryState } from "nuqs";
import { useOrder } from "../../../../entities/orders/order/queries.ts";
import { PaymentRequestsCard } from "../../../../entities/payments/payment/parts/payment-requests-card.tsx";
import { usePaymentRequests } from "../../../../entities/payments/payment/queries.ts";

/** What phones were asked to pay for an order: beside the order's own screen, whose address may begin with asking one. */
export function PaymentRequestsScreen({ id }: { id: string }) {
  const { data: order } = useOrder(id);
  const requests = usePaymentRequests(id);
  const [ask, setAsk] = useQueryState("ask", parseAsStringLiteral(["payment"]));
  return (
    order &&
    requests && (
      <PaymentRequestsCard
        {...{ order, requests }}
        isAsking={ask !== null}
        onAsking={(asks) => void setAsk(asks ? "payment" : null)}
      />
    )
  );
}
