import { channels } from "@mauzo/contract/conversations/channels";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { channelsQuery } from "../../../entities/conversations/channel/queries.ts";
import { api } from "../../../lib/session/api.ts";

/** Checks the number at WhatsApp, step by step. */
export function useCheck(failed: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.call(channels.check, {}),
    onSuccess: (checked) => client.setQueryData(channelsQuery.queryKey, checked.channels),
    meta: { failed },
  });
}

export function useDisconnect({ done, failed }: { done: string; failed: string }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.call(channels.disconnect, {}),
    onSettled: () => client.invalidateQueries(channelsQuery),
    meta: { done, failed },
  });
}
