import { errorCode } from "@mauzo/api-client/errors/error-code";
import { conversationFiles } from "@mauzo/contract/conversations/conversation-files";
import { conversations, type QuotedMessage } from "@mauzo/contract/conversations/conversations";
import { useMutation } from "@tanstack/react-query";
import { compressPicture } from "../../../../components/upload/compress-picture.ts";
import { fileNameToSend } from "../../../../lib/files/file-name-to-send.ts";
import { api } from "../../../../lib/session/api.ts";
import { newIdempotencyKey } from "../../../../lib/use-idempotency-key.ts";

/** What is sent: a text, or a file with a text below it; `quoted`: the message that it answers. */
export type Said = { text: string; file?: File; quoted?: QuotedMessage };
/** One press of "Send"; `key` makes sending it again the same message. */
export type Reply = Said & { key: string; seen?: number };
export const newReply = (said: Said, seen: number): Reply => ({ ...said, key: newIdempotencyKey(), seen });

async function sendFile(id: string, { key, text, file, seen, quoted }: Reply & { file: File }) {
  const small = await compressPicture(file);
  const query = {
    name: fileNameToSend(small),
    ...(text !== "" && { caption: text }),
    ...(seen !== undefined && { seen }),
    ...(quoted && { reply_to: quoted.id }),
  };
  return api.upload(conversationFiles.send, { params: { id }, query }, small, { idempotencyKey: key });
}

/** Sends a reply; sending it again does not repeat it. Who calls it shows its failures. */
export const useSendReply = (id: string) =>
  useMutation({
    mutationFn: ({ file, ...reply }: Reply) => {
      if (file) return sendFile(id, { ...reply, file });
      const { key, quoted, ...words } = reply;
      const body = { ...words, ...(quoted && { reply_to: quoted.id }) };
      return api.call(conversations.answer, { params: { id }, body }, { idempotencyKey: key });
    },
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
