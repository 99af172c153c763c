import { flowTests, type NewFlowTest } from "@mauzo/contract/conversations/flow-tests";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api } from "../../../../lib/session/api.ts";
import { useChosenFlow } from "../parts/chosen-flow.tsx";

/** Saves a conversation as a test; whoever asks for its name says why it was not saved. */
export function useSaveTest(done: string) {
  const query = useChosenFlow();
  return useMutation({
    mutationFn: (body: NewFlowTest) => api.call(flowTests.create, { query, body }),
    meta: { done, queries: ["/chatflow/tests"] },
  });
}

export function useAcceptTest() {
  const t = useTranslations("chatflow.tests");
  return useMutation({
    mutationFn: ({ id, draft }: { id: string; draft: number }) =>
      api.call(flowTests.accept, { params: { id }, body: { draft } }),
    meta: { done: t("accepted"), failed: t("acceptFailed"), queries: ["/chatflow/tests"] },
  });
}

export function useRemoveTest() {
  const t = useTranslations("chatflow.tests");
  return useMutation({
    mutationFn: (id: string) => api.call(flowTests.remove, { params: { id } }),
    meta: { done: t("removed"), failed: t("removeFailed"), queries: ["/chatflow/tests"] },
  });
}
