"use client";

import { useOrder } from "../../../../entities/orders/order/queries.ts";
import { PaymentRequestsCard } from "../../../../entities/payments/payment/parts/payment-requests-card.tsx";
import { usePaymentRequests } from "../../../../entities/payments/payment/queries.ts";

/** What phones were asked to pay for an order: beside the order's own screen. */
export function PaymentRequestsScreen({ id }: { id: string }) {
  const { data: order } = useOrder(id);
  const requests = usePaymentRequests(id);
  return order && requests && <PaymentRequestsCard order={order} requests={requests} />;
}
