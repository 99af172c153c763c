import { orderMatches } from "@mauzo/contract/orders/order-matches";
import { useMutation } from "@tanstack/react-query";
import { api } from "../../../../lib/session/api.ts";

/** What a message from a chat orders. */
export const useMatches = () =>
  useMutation({ mutationFn: (text: string) => api.call(orderMatches.match, { body: { text } }) });
