import { conversations } from "../../../schema/conversations/conversations.ts";
import { type MessageBody, messages } from "../../../schema/conversations/messages.ts";
import { threads } from "../../../schema/conversations/threads.ts";
import type { Tx } from "../../../tenant-transaction.ts";
import { insertAll, iso } from "../../insert-all.ts";
import type { DemoLife } from "../plan-demo-life.ts";

type Writing = { shopId: string; botId: string; flowVersion: string; life: DemoLife };

const textOf = (body: MessageBody) =>
  "text" in body
    ? body.text
    : body.actions.flatMap((action) => ("send_message" in action ? [action.send_message] : [])).join("\n");
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

export async function writeChats(tx: Tx, { shopId, botId, flowVersion, life }: Writing): Promise<void> {
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
  await insertAll(
    tx,
    messages,
    chats.flatMap(({ id: conversationId, messages: all }) =>
      all.map(({ id, atMs, body, fromFlow, pushNumber }, index) => ({
        ...{ shopId, id, conversationId, body, pushNumber, createdAt: iso(atMs), seq: index + 1 },
        ...saidBy(body, fromFlow),
        flowVersion: fromFlow ? flowVersion : null,
      })),
    ),
  );
  const idOf = new Map(customers.map(({ id, person }) => [person, id]));
  const customerOf = new Map([...ofOrder].map(([{ person }, chat]) => [chat, person && idOf.get(person)]));
  await insertAll(
    tx,
    threads,
    chats.map((chat) => {
      const { id: conversationId, channel, language, messages: all } = chat;
      const lastIn = all.findLastIndex(({ body }) => "text" in body);
      const last = all.at(-1);
      const said = last && saidBy(last.body, last.fromFlow);
      return {
        ...{ shopId, conversationId, channel, language, lastSeq: all.length, lastInSeq: lastIn + 1 },
        pushed: all.filter(({ pushNumber }) => pushNumber !== null).length,
        ...(last && { lastAt: iso(last.atMs) }),
        ...{ lastInAt: iso(all[lastIn]?.atMs ?? chat.openedMs), preview: previewOf(said?.text ?? "") },
        previewFrom: said?.author ?? null,
        ...{ hasOrder: customerOf.has(chat), customerId: customerOf.get(chat) ?? null },
      };
    }),
  );
}
