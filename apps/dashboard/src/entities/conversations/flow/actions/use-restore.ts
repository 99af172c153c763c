import { flows } from "@mauzo/contract/conversations/flows";
import { useMutation } from "@tanstack/react-query";
import { api } from "../../../../lib/session/api.ts";

export const useRestore = ({ done, failed }: { done: string; failed: string }) =>
  useMutation({
    mutationFn: (id: string) => api.call(flows.restore, { params: { id } }),
    meta: { done, failed, facts: ["flow.published"] },
  });
