import { type MessagePrices, messagePrices } from "@mauzo/contract/conversations/message-prices";
import { useMutation } from "@tanstack/react-query";
import { api } from "../../../../lib/session/api.ts";

/** Saves what messages cost, and which are paid for; the words are those of the page that does. */
export const useSaveMessagePrices = (words: { failed: string; done: string }) =>
  useMutation({
    mutationFn: (body: MessagePrices) => api.call(messagePrices.save, { body }),
    meta: { queries: ["/message-prices"], ...words },
  });
