import { channels } from "@mauzo/contract/conversations/channels";
import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/session/api.ts";
import { useCanAccess } from "../../../lib/session/use-can-access.ts";

export const channelsQuery = queryOptions(api.query(channels.list, {}));

export function startChannels(client: QueryClient) {
  void client.prefetchQuery(channelsQuery);
}

/** The shop's channels; asked for only by people who may see them. */
export function useChannels() {
  const enabled = useCanAccess(channels.list.access);
  return useQuery({ ...channelsQuery, enabled });
}
