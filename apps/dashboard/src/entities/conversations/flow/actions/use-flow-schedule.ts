import { flowSchedules } from "@mauzo/contract/conversations/flow-schedules";
import { useMutation } from "@tanstack/react-query";
import { api } from "../../../../lib/session/api.ts";
import { useChosenFlow } from "../parts/chosen-flow.tsx";

const stale = ["/chatflow/schedule", "/chatflows"] as const;

/** Plans that the draft is published; whoever asks for the time says why it was not planned. */
export function useScheduleFlow(done: string) {
  const query = useChosenFlow();
  return useMutation({
    mutationFn: (body: { publish_at: string; note: string; even_so: boolean }) =>
      api.call(flowSchedules.create, { query, body }),
    meta: { done, queries: stale },
  });
}

/** Does not publish it then, or puts away that it was not published. */
export const useCancelSchedule = (failed: string) =>
  useMutation({
    mutationFn: (id: string) => api.call(flowSchedules.cancel, { params: { id } }),
    meta: { failed, queries: stale },
  });
