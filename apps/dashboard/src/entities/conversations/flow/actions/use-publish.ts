import { flows } from "@mauzo/contract/conversations/flows";
import { useMutation } from "@tanstack/react-query";
import { api } from "../../../../lib/session/api.ts";

export const usePublish = (done: string) =>
  useMutation({
    mutationFn: (body: { draft: number; note: string; even_so: boolean }) => api.call(flows.publish, { body }),
    meta: { done, facts: ["flow.published"] },
  });
