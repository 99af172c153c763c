import { errorCode } from "@mauzo/api-client/errors/error-code";
import { errorStatus } from "@mauzo/api-client/errors/error-status";
import { errorText } from "@mauzo/api-client/errors/error-text";
import { conversationFiles } from "@mauzo/contract/conversations/conversation-files";
import { conversations } from "@mauzo/contract/conversations/conversations";
import type { UnsentReply } from "@mauzo/contract/conversations/unsent-replies";
import { fileNameToSend } from "../files/file-name-to-send.ts";
import { isToWait } from "../outbox/is-to-wait.ts";
import { api } from "../session/api.ts";
import { changeReply } from "./reply-store.ts";

/** A text that hangs does not hold up those behind it. */
const patienceMs = 30_000;

async function sendText({ conversation: id, key, text, seen, quoted }: UnsentReply) {
  const body = { text, ...(seen !== undefined && { seen }), ...(quoted && { reply_to: quoted.id }) };
  await api.call(conversations.answer, { params: { id }, body }, { idempotencyKey: key, timeoutMs: patienceMs });
}

/** The file as it is sent, each time the same: the server compares its bytes. */
async function prepare(reply: UnsentReply, file: File): Promise<File> {
  if (reply.prepared) return file;
  const { compressPicture } = await import("../files/compress-picture.ts");
  const small = await compressPicture(file);
  await changeReply(reply, { file: small, prepared: true });
  return small;
}

async function sendFile(reply: UnsentReply, file: File) {
  const { conversation: id, key, text, seen, quoted } = reply;
  const small = await prepare(reply, file);
  const query = {
    name: fileNameToSend(small),
    ...(text !== "" && { caption: text }),
    ...(seen !== undefined && { seen }),
    ...(quoted && { reply_to: quoted.id }),
  };
  await api.upload(conversationFiles.send, { params: { id }, query }, small, { idempotencyKey: key });
}

/** What became of a try; `waits`: nobody answered, or nobody is logged in. */
export type Outcome = "sent" | "waits" | { why: "answered" | "refused"; text: string; isDenied: boolean };

/** Sends a reply once; it stays one message, however often. */
export async function sendReply(reply: UnsentReply): Promise<Outcome> {
  try {
    if (reply.file) await sendFile(reply, reply.file);
    else await sendText(reply);
    return "sent";
  } catch (error) {
    if (isToWait(error)) return "waits";
    const why = errorCode(error) === "answered_meanwhile" ? "answered" : "refused";
    return { why, text: errorText(error), isDenied: errorStatus(error) === 403 };
  }
}
