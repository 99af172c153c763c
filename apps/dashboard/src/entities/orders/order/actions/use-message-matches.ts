import { orderMatches } from "@mauzo/contract/orders/order-matches";
import { useMutation } from "@tanstack/react-query";
import { api } from "../../../../lib/session/api.ts";

/** The order lines that a chat message asks for. */
export const useMessageMatches = () =>
  useMutation({ mutationFn: (text: string) => api.call(orderMatches.match, { body: { text } }) });
