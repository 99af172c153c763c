import type { FlowState, SavedFlowDraft } from "@mauzo/contract/conversations/flows";
import { flows } from "@mauzo/contract/conversations/flows";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../../lib/session/api.ts";
import { useChosenFlow } from "../parts/chosen-flow.tsx";
import { flowQuery } from "../queries.ts";

/** Saves the draft; whoever shows the editor says how it went. Who comes back to it goes on from what was saved. */
export function useSaveDraft() {
  const client = useQueryClient();
  const query = useChosenFlow();
  const { queryKey } = flowQuery(query);
  return useMutation({
    mutationFn: (body: SavedFlowDraft) => api.call(flows.save, { query, body }),
    meta: { queries: ["/chatflow/tests"] },
    // A reading that began before the save would put the older draft back.
    onMutate: () => client.cancelQueries({ queryKey }),
    onSuccess: (saved, { document }) =>
      client.setQueryData<FlowState>(queryKey, (known) => known && { ...known, ...saved, document }),
  });
}
