import { flows } from "@mauzo/contract/conversations/flows";
import { useMutation } from "@tanstack/react-query";
import { api } from "../../../../lib/session/api.ts";
import { useChosenFlow } from "../parts/chosen-flow.tsx";

export function usePublish(done: string) {
  const query = useChosenFlow();
  return useMutation({
    mutationFn: (body: { draft: number; note: string; even_so: boolean }) => api.call(flows.publish, { query, body }),
    meta: { done, facts: ["flow.published"] },
  });
}
