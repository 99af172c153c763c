import type { UnsentReply } from "@mauzo/contract/conversations/unsent-replies";
import type { QueryClient } from "@tanstack/react-query";
import { runLane } from "../outbox/run-lane.ts";
import type { Owner } from "../outbox/watch-outbox.ts";
import { refetchAccount } from "../queries/query-client.ts";
import { changeReply, replyStore } from "./reply-store.ts";
import { sendReply } from "./send-reply.ts";

/** Well within the day for which the server knows a key again; later it might be sent twice. */
const oldMs = 20 * 3_600_000;
/** What somebody left on a device and never came back for. */
const forgottenMs = 35 * 24 * 3_600_000;

const ageOf = ({ at }: UnsentReply) => Date.now() - Date.parse(at);
type Stop = NonNullable<UnsentReply["stopped"]>;

const waitingOf = async ({ shopId, userId }: Owner, conversation?: string) =>
  (await replyStore.list(shopId)).filter(
    (reply) =>
      reply.person === userId &&
      reply.stopped === undefined &&
      (conversation === undefined || reply.conversation === conversation),
  );

/** One that was not sent stops those behind it, which were written to come after it. */
async function stop(owner: Owner, reply: UnsentReply, stopped: Stop): Promise<void> {
  const behind = (await waitingOf(owner, reply.conversation)).filter(({ id, at }) => id !== reply.id && at > reply.at);
  await changeReply(reply, { stopped });
  const why = stopped.why === "answered" ? "answered" : "behind";
  for (const each of behind) await changeReply(each, { stopped: { why, text: "" } });
}

/** Once it stands among the messages, it is gone from those on their way. */
async function showSent(client: QueryClient): Promise<void> {
  const { readAgain } = await import("../queries/stale-queries.ts");
  await readAgain(client, ["message.sent", "conversation.changed"]);
}

/** @returns whether the next one may be sent. */
async function send(client: QueryClient, owner: Owner, reply: UnsentReply): Promise<boolean> {
  if (ageOf(reply) > oldMs) {
    await stop(owner, reply, { why: "old", text: "" });
    return true;
  }
  const outcome = await sendReply(reply);
  if (outcome === "waits") {
    await changeReply(reply, { unanswered: true });
    return false;
  }
  if (outcome === "sent") {
    await showSent(client).catch(() => undefined);
    await replyStore.remove(reply.id);
    return true;
  }
  const { why, text, isDenied } = outcome;
  if (isDenied) void refetchAccount(client);
  await stop(owner, reply, { why, text });
  return true;
}

async function sendLane(client: QueryClient, owner: Owner, conversation: string): Promise<void> {
  const tried = new Set<string>();
  const next = async () => (await waitingOf(owner, conversation)).find(({ key }) => !tried.has(key));
  // Read anew each time: another is written meanwhile.
  for (let reply = await next(); reply; reply = await next()) {
    tried.add(reply.key);
    if (!(await send(client, owner, reply))) return;
  }
}

/**
 * Sends what a person wrote to customers and what waits on this device: in each conversation one after the other in their
 * order, and in one tab of the browser at a time. Without an answer all of it stays as it is.
 */
export async function sendUnsentReplies(client: QueryClient, owner: Owner): Promise<void> {
  for (const reply of await replyStore.list(owner.shopId))
    if (ageOf(reply) > forgottenMs) await replyStore.remove(reply.id);
  const lanes = new Set((await waitingOf(owner)).map(({ conversation }) => conversation));
  await Promise.all(
    [...lanes].map((conversation) =>
      runLane(`unsent-replies ${conversation}`, () => sendLane(client, owner, conversation)),
    ),
  );
}
