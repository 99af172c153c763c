import { flows } from "@mauzo/contract/conversations/flows";
import type { Input } from "@mauzo/contract/endpoint";
import { useMutation } from "@tanstack/react-query";
import { api } from "../../../../lib/session/api.ts";
import { useChosenFlow } from "../parts/chosen-flow.tsx";

export function usePublish(done: string) {
  const query = useChosenFlow();
  return useMutation({
    mutationFn: (body: Input<typeof flows.publish>["body"]) => api.call(flows.publish, { query, body }),
    meta: { done, facts: ["flow.published"] },
  });
}
