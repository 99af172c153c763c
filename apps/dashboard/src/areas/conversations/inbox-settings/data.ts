import { type InboxSettings, inboxSettings } from "@mauzo/contract/conversations/inbox-settings";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/session/api.ts";

const settingsQuery = api.query(inboxSettings.get, {});
export const useInboxSettings = () => useQuery(settingsQuery);

/** Reads the settings from the API, past the cache. */
export function useNewestSettings() {
  const client = useQueryClient();
  return () => client.fetchQuery({ ...settingsQuery, staleTime: 0 });
}

export function useSaveSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: InboxSettings) => api.call(inboxSettings.save, { body }),
    onSuccess: (saved) => client.setQueryData(settingsQuery.queryKey, saved),
  });
}

/** How many conversations would go today; undefined until it is known. */
export const useForgettable = (months: number | null) =>
  useQuery({
    ...api.query(inboxSettings.forgettable, { query: { months: months ?? 0 } }),
    enabled: months !== null,
    staleTime: 0,
  }).data?.count;
