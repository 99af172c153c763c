import { flowUnmatched } from "@mauzo/contract/conversations/flow-unmatched";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api } from "../../../../lib/session/api.ts";
import { useChosenFlow } from "../parts/chosen-flow.tsx";

/** Leaves a sentence out of those that the bot did not understand, or brings it back. */
export function useDismissSentence() {
  const t = useTranslations("chatflow.unmatched");
  const query = useChosenFlow();
  return useMutation({
    mutationFn: (body: { spellings: string[]; dismissed: boolean }) => api.call(flowUnmatched.dismiss, { query, body }),
    meta: { failed: t("dismissFailed"), queries: ["/chatflow/unmatched"] },
  });
}
