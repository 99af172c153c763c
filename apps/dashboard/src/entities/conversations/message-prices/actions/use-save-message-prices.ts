import { type MessagePrices, messagePrices } from "@mauzo/contract/conversations/message-prices";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../../lib/session/api.ts";

/** Saves what messages cost, and which are paid for; the words are those of the page that does. */
export function useSaveMessagePrices(words: { failed: string; done: string }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: MessagePrices) => api.call(messagePrices.save, { body }),
    onSuccess: (saved) => client.setQueryData(api.query(messagePrices.get, {}).queryKey, saved),
    meta: words,
  });
}
