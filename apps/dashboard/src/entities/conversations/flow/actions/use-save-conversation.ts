import { flowTests } from "@mauzo/contract/conversations/flow-tests";
import { useMutation } from "@tanstack/react-query";
import { api } from "../../../../lib/session/api.ts";

/** Saves a customer's conversation as a test of the chatflow; whoever asks for its name says why it was not saved. */
export const useSaveConversation = ({ id, done }: { id: string; done: string }) =>
  useMutation({
    mutationFn: (name: string) => api.call(flowTests.createFromConversation, { params: { id }, body: { name } }),
    meta: { done, queries: ["/chatflow/tests"] },
  });
