import { channels, type WhatsappConnection } from "@mauzo/contract/conversations/channels";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { channelsQuery } from "../../../entities/conversations/channel/queries.ts";
import { api } from "../../../lib/session/api.ts";

/** Connects the number, or changes what opens it. */
export function useConnect() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: WhatsappConnection) => api.call(channels.connect, { body }),
    onSuccess: (saved) => client.setQueryData(channelsQuery.queryKey, saved),
    onError: () => void client.invalidateQueries(channelsQuery),
  });
}

/** Checks the number at WhatsApp, step by step. */
export function useCheck(failed: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.call(channels.check, {}),
    onSuccess: (checked) => client.setQueryData(channelsQuery.queryKey, checked.channels),
    meta: { failed },
  });
}

export const useSendTest = () => useMutation({ mutationFn: (phone: string) => api.call(channels.test, { body: { phone } }) });

export function useDisconnect({ done, failed }: { done: string; failed: string }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.call(channels.disconnect, {}),
    onSettled: () => client.invalidateQueries(channelsQuery),
    meta: { done, failed },
  });
}
