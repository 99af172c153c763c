import { type PosSettings, posSettings } from "@mauzo/contract/pos/registers";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { registersQuery } from "../../../entities/pos/register/queries.ts";
import { api } from "../../../lib/session/api.ts";

/** Reads the registers from the API, past the cache. */
export function useNewestRegisters() {
  const client = useQueryClient();
  return () => client.fetchQuery({ ...registersQuery, staleTime: 0 });
}

export function useSaveRegisters() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: PosSettings) => api.call(posSettings.save, { body }),
    onSuccess: (saved) => client.setQueryData(registersQuery.queryKey, saved),
  });
}
