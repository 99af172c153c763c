import { errorCode } from "@mauzo/api-client/errors/error-code";
import { conversations } from "@mauzo/contract/conversations/conversations";
import { useMutation } from "@tanstack/react-query";
import { api } from "../../../../lib/session/api.ts";
import { newIdempotencyKey } from "../../../../lib/use-idempotency-key.ts";

/** One press of "Send"; `key` makes sending it again the same message. */
export type Reply = { key: string; text: string; seen?: number };
export const newReply = (text: string, seen: number): Reply => ({ key: newIdempotencyKey(), text, seen });

/** Sends a reply; sending it again does not repeat it. Who calls it shows its failures. */
export const useSendReply = (id: string) =>
  useMutation({
    mutationFn: ({ key, ...body }: Reply) =>
      api.call(conversations.answer, { params: { id }, body }, { idempotencyKey: key }),
    meta: { facts: ["message.sent", "conversation.changed"], waits: true },
  });

/** Whether a reply was refused because somebody answered since the writer last read. */
export const isAnsweredMeanwhile = (error: unknown) => errorCode(error) === "answered_meanwhile";

/** Tells that the conversation was seen up to a message. Nobody waits for it, and a failure is made good by the next. */
export const useMarkRead = (id: string) =>
  useMutation({
    mutationFn: (seq: number) => api.call(conversations.read, { params: { id }, body: { seq } }),
    meta: { queries: ["/conversations", "/conversations/counts", "/conversations/:id"] },
  }).mutate;
