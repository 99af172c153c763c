import { payments } from "@mauzo/contract/payments/payments";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/session/api.ts";

export const paymentRequestsQuery = (orderId: string) => api.query(payments.ofOrder, { params: { id: orderId } });
/** What phones were asked to pay for an order, and what one would be asked now. */
export const usePaymentRequests = (orderId: string) => useQuery(paymentRequestsQuery(orderId)).data;
