import { flowTrials } from "@mauzo/contract/conversations/flow-trials";
import { useMutation } from "@tanstack/react-query";
import { api } from "../../../../lib/session/api.ts";

/** Has all new conversations meet the version on trial, or the one before. */
export const useEndTrial = ({ done, failed }: { done: string; failed: string }) =>
  useMutation({
    mutationFn: ({ id, to }: { id: string; to: "all" | "back" }) =>
      api.call(flowTrials.end, { params: { id }, body: { to } }),
    meta: { done, failed, facts: ["flow.published"] },
  });
