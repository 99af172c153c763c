import { errorCode } from "@mauzo/api-client/errors/error-code";
import { conversations } from "@mauzo/contract/conversations/conversations";
import { useMutation } from "@tanstack/react-query";
import { api } from "../../../../lib/session/api.ts";

/** Whether a reply was refused because somebody answered since the writer last read. */
export const isAnsweredMeanwhile = (error: unknown) => errorCode(error) === "answered_meanwhile";

/** Tells that the conversation was seen up to a message. Nobody waits for it, and a failure is made good by the next. */
export const useMarkRead = (id: string) =>
  useMutation({
    mutationFn: (seq: number) => api.call(conversations.read, { params: { id }, body: { seq } }),
    meta: { queries: ["/conversations", "/conversations/counts", "/conversations/:id"] },
  }).mutate;
