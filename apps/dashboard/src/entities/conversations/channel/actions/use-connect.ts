import { channels, type WhatsappConnection } from "@mauzo/contract/conversations/channels";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../../lib/session/api.ts";
import { channelsQuery } from "../queries.ts";

/** Connects the number, or changes what opens it. */
export function useConnect() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: WhatsappConnection) => api.call(channels.connect, { body }),
    onSuccess: (saved) => client.setQueryData(channelsQuery.queryKey, saved),
    onError: () => void client.invalidateQueries(channelsQuery),
  });
}
