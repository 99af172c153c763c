import { conversationNotes } from "../../../schema/conversations/conversation-notes.ts";
import { conversationTimes } from "../../../schema/conversations/conversation-times.ts";
import { conversations } from "../../../schema/conversations/conversations.ts";
import { type MessageBody, messages } from "../../../schema/conversations/messages.ts";
import { plannedMessages } from "../../../schema/conversations/planned-messages.ts";
import { threads } from "../../../schema/conversations/threads.ts";
import type { Tx } from "../../../tenant-transaction.ts";
import { insertAll, iso } from "../../insert-all.ts";
import type { DemoLife } from "../plan-demo-life.ts";

type Writing = { shopId: string; botId: string; flowVersion: string; life: DemoLife; by: { userId: string } };

const textOf = (body: MessageBody) =>
  "text" in body
    ? body.text
    : body.actions
        .flatMap((action) => {
          if ("send_message" in action) return action.send_message;
          return "send_images" in action ? action.send_images.flatMap(({ caption }) => caption ?? []) : [];
        })
        .join("\n");
const longestPreview = 120;
const previewOf = (text: string) => text.replace(/\s+/g, " ").slice(0, longestPreview);

/** Who said it, and what of it a thread shows. */
function saidBy(body: MessageBody, fromFlow: boolean) {
  const text = textOf(body);
  if ("text" in body) return { author: "customer" as const, direction: "in" as const, text };
  const out = { direction: "out" as const, text };
  if (body.by !== undefined) return { ...out, author: "person" as const, userId: body.by };
  return { ...out, author: fromFlow ? ("bot" as const) : ("workflow" as const) };
}

const [dayMs, minuteMs] = [86_400_000, 60_000];
/** Far enough that it still waits whenever somebody looks at the demo. */
const plannedAfterMs = 59 * dayMs;
/** Of so many chats one waited for a person. */
const answeredEach = 3;
type Took = { sinceMs: number; tookMs: number };
/**
 * Who answers a conversation, by how many are newer: some of the newest wait for a person or have one, and what was over a
 * month ago is closed.
 */
function standingOf(newer: number, ageMs: number, lastInAt: string, { userId }: { userId: string }) {
  if (newer === 0 || newer === 3)
    return { answeredBy: "nobody" as const, reason: "asked" as const, waitingSince: lastInAt };
  if (newer === 1 || newer === 5) return { answeredBy: "person" as const, assigneeId: userId };
  return ageMs > 30 * dayMs ? { status: "closed" as const } : {};
}

/** The first message of a person that answers one of the customer's, with that one. */
function quotedIn(chats: DemoLife["chats"]): { id: string; replyTo: string } | undefined {
  for (const { messages: all } of chats)
    for (const [at, { id, body }] of all.entries()) {
      const before = all[at - 1];
      if ("actions" in body && body.by !== undefined && before && "text" in before.body)
        return { id, replyTo: before.id };
    }
  return undefined;
}

/** The steps that a chat comes by, answer for answer. */
const paths = ["greeting", "categories", "products", "product variants add-ons quantity", "added", "checkout menu"];
const pathOf = (answersBefore: number) => paths[answersBefore] ?? "menu";

export async function writeChats(tx: Tx, { shopId, botId, flowVersion, life, by }: Writing): Promise<void> {
  const { chats, ofOrder, customers } = life;
  await insertAll(
    tx,
    conversations,
    chats.map(({ id, channel, language, chatId, visitorHash, openedMs, messages: said }) => ({
      ...{ shopId, id, botId, channel, language, chatId, visitorHash },
      createdAt: iso(openedMs),
      updatedAt: iso(said.at(-1)?.atMs ?? 0),
    })),
  );
  const quoted = quotedIn(chats);
  await insertAll(
    tx,
    messages,
    chats.flatMap(({ id: conversationId, messages: all }) =>
      all.map(({ id, atMs, body, fromFlow, pushNumber }, index) => ({
        ...{ shopId, id, conversationId, body, pushNumber, createdAt: iso(atMs), seq: index + 1 },
        replyTo: quoted?.id === id ? quoted.replyTo : null,
        ...saidBy(body, fromFlow),
        flowVersion: fromFlow ? flowVersion : null,
        flowPath: fromFlow ? pathOf(all.slice(0, index).filter((before) => before.fromFlow).length) : null,
      })),
    ),
  );
  const idOf = new Map(customers.map(({ id, person }) => [person, id]));
  const customerOf = new Map([...ofOrder].map(([{ person }, chat]) => [chat, person && idOf.get(person)]));
  const endOf = ({ messages: all, openedMs }: (typeof chats)[number]) => all.at(-1)?.atMs ?? openedMs;
  const newestFirst = chats.toSorted((one, other) => endOf(other) - endOf(one));
  const newestMs = newestFirst[0] ? endOf(newestFirst[0]) : 0;
  const newerThan = new Map(newestFirst.map((chat, at) => [chat, at]));
  await insertAll(
    tx,
    threads,
    chats.map((chat) => {
      const { id: conversationId, channel, language, messages: all } = chat;
      const lastIn = all.findLastIndex(({ body }) => "text" in body);
      const last = all.at(-1);
      const said = last && saidBy(last.body, last.fromFlow);
      const lastInAt = iso(all[lastIn]?.atMs ?? chat.openedMs);
      return {
        ...{ answeredBy: "bot" as const, status: "open" as const, reason: null, waitingSince: null, assigneeId: null },
        ...standingOf(newerThan.get(chat) ?? 0, newestMs - endOf(chat), lastInAt, by),
        ...{ shopId, conversationId, channel, language, lastSeq: all.length, lastInSeq: lastIn + 1 },
        pushed: all.filter(({ pushNumber }) => pushNumber !== null).length,
        ...(last && { lastAt: iso(last.atMs) }),
        ...{ lastInAt, preview: previewOf(said?.text ?? "") },
        previewFrom: said?.author ?? null,
        ...{ hasOrder: customerOf.has(chat), customerId: customerOf.get(chat) ?? null },
      };
    }),
  );
  await insertAll(
    tx,
    conversationNotes,
    newestFirst.slice(1, 2).map((chat) => ({
      ...{ shopId, conversationId: chat.id, userId: by.userId, afterSeq: chat.messages.length },
      text: chat.language === "sw" ? "Anapenda kuletewa jioni." : "Likes to have it brought in the evening.",
    })),
  );
  await insertAll(
    tx,
    plannedMessages,
    newestFirst.slice(1, 2).map(({ id: conversationId, language, messages: all }) => ({
      ...{ shopId, conversationId, createdBy: by.userId, afterInSeq: all.length },
      text:
        language === "sw"
          ? "Habari! Mzigo mpya umefika, karibu *uangalie*."
          : "Hello! New goods are in, *have a look*.",
      sendAt: iso(newestMs + plannedAfterMs),
      unlessWritten: true,
    })),
  );
  const timed = newestFirst.filter((_, newer) => newer > 5);
  await insertAll(tx, conversationTimes, [
    ...timed
      .filter((_, at) => at % answeredEach === 0)
      .map((chat, at) => timeOf(chat, "answered", { sinceMs: endOf(chat), tookMs: (2 + ((at * 7) % 43)) * minuteMs })),
    ...timed
      .filter((chat) => newestMs - endOf(chat) > 30 * dayMs)
      .map((chat, at) => timeOf(chat, "closed", { sinceMs: chat.openedMs, tookMs: (1 + (at % 9)) * 30 * minuteMs })),
  ]);
  function timeOf({ id }: { id: string }, kind: "answered" | "closed", { sinceMs, tookMs }: Took) {
    return {
      ...{ shopId, conversationId: id, kind, userId: by.userId },
      ...{ since: iso(sinceMs), at: iso(sinceMs + tookMs) },
    };
  }
}
