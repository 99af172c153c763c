import { randomInt, randomUUID } from "node:crypto";
import type { OutgoingPart } from "@mauzo/channels/outgoing-part";
import { inShop } from "../src/db/tenant-transaction.ts";
import type { Channels, SendResult } from "../src/gateways/channels/port.ts";
import type { OutboxAuthor } from "../src/modules/conversations/outbox/queries/parts.ts";
import { queueParts } from "../src/modules/conversations/outbox/queue-parts.ts";
import { addMessages } from "../src/modules/conversations/threads/add-messages.ts";
import type { OpenedShop } from "./shop-fixtures.ts";
import type { Stack } from "./stack.ts";

export type WhatsappNumber = {
  shopId: string;
  botId: string;
  numberId: string;
  connectionId: string;
  phoneNumberId: string;
};
export type WhatsappCustomer = { contactId: string; conversationId: string; waId: string; phone: string };

const digits = (count: number) => Array.from({ length: count }, () => randomInt(1, 10)).join("");

/** Connects a shop to a number at the provider. */
export async function addNumber(
  stack: Stack,
  shop: OpenedShop,
  token = `token of ${shop.slug}`,
): Promise<WhatsappNumber> {
  const { shopId, botId } = shop;
  const [connectionId, numberId, phoneNumberId] = [randomUUID(), randomUUID(), digits(15)];
  const sealed = (field: string) =>
    stack.deps.sealedValues.seal(token, { shopId, table: "channel_connections", id: connectionId, field });
  await stack.db.query(
    `insert into channel_connections (shop_id, id, business_account_id, sealed_token, sealed_app_secret, token_ends, app_secret_ends)
     values ($1, $2, $3, $4, $5, '', '')`,
    [shopId, connectionId, digits(15), sealed("sealed_token"), sealed("sealed_app_secret")],
  );
  await stack.db.query(
    "insert into channel_numbers (shop_id, id, connection_id, phone_number_id, phone) values ($1, $2, $3, $4, '+255 700 000 000')",
    [shopId, numberId, connectionId, phoneNumberId],
  );
  return { shopId, botId, numberId, connectionId, phoneNumberId };
}

/** A customer who wrote to the number, with their conversation; by default a moment ago. */
export async function addWriter(
  stack: Stack,
  { shopId, botId, numberId }: WhatsappNumber,
  { customerId, hoursAgo = 0 }: { customerId?: string; hoursAgo?: number } = {},
): Promise<WhatsappCustomer> {
  const [contactId, conversationId, waId] = [randomUUID(), randomUUID(), `2557${digits(8)}`];
  const { rows } = await stack.db.query<{ id: string }>(
    "insert into customers (shop_id, name, source, consents) values ($1, 'Asha', 'whatsapp', '{whatsapp}') returning id",
    [shopId],
  );
  await stack.db.query(
    "insert into contacts (shop_id, id, customer_id, channel, phone, wa_id) values ($1, $2, $3, 'whatsapp', $4, $5)",
    [shopId, contactId, customerId ?? rows[0]?.id, `+${waId}`, waId],
  );
  await stack.db.query(
    "insert into conversations (shop_id, id, bot_id, channel, contact_id, number_id) values ($1, $2, $3, 'whatsapp', $4, $5)",
    [shopId, conversationId, botId, contactId, numberId],
  );
  const at = new Date(Date.now() - hoursAgo * 3_600_000);
  const windowUntil = new Date(at.getTime() + 24 * 3_600_000).toISOString();
  await inShop(stack.pool, shopId, (tx) =>
    addMessages(
      tx,
      { shopId, conversationId },
      [{ author: "customer", body: { text: "Habari", type: "text" }, providerAt: at.toISOString() }],
      { windowUntil },
    ),
  );
  return { contactId, conversationId, waId, phone: `+${waId}` };
}

const lanes = { bot: 0, person: 0, workflow: 1, campaign: 2 } as const;

/** Queues a message of so many parts. @returns its number in the conversation. */
export const queueMessage = (
  stack: Stack,
  { shopId, numberId }: WhatsappNumber,
  { conversationId, contactId }: WhatsappCustomer,
  texts: string[],
  author: OutboxAuthor = "bot",
): Promise<number> =>
  inShop(stack.pool, shopId, async (tx) => {
    const body = { actions: texts.map((text) => ({ send_message: text })) };
    const [added] = (await addMessages(tx, { shopId, conversationId }, [{ author, body }])) ?? [];
    if (!added) throw new Error("no message");
    const { id: messageId, seq } = added;
    const parts = texts.map((text): OutgoingPart => ({ kind: "text", text }));
    await queueParts(tx, {
      ...{ shopId, conversationId, contactId, numberId, messageId, seq, author, parts },
      lane: lanes[author],
    });
    return seq;
  });

export type Sent = {
  at: Date;
  phoneNumberId: string;
  token: string;
  to: string;
  text: string;
  outboxId: string;
  replyTo?: string;
};

/** A provider that keeps a book of what it was asked, and answers as a test says. */
export function openBook(now: () => Date) {
  const book: Sent[] = [];
  let wamids = 0;
  const accepted = (): SendResult => ({ result: "accepted", externalId: `wamid.${++wamids}`, waId: undefined });
  const answers = { next: (_: Sent): SendResult | Promise<SendResult> => accepted() };
  const channels: Pick<Channels<OutgoingPart>, "send"> = {
    send: async ({ phoneNumberId, token }, { to, part, replyTo }, outboxId) => {
      const sent = {
        ...{ at: now(), phoneNumberId, token, outboxId, ...(replyTo !== undefined && { replyTo }) },
        to: "phone" in to ? to.phone : to.bsuid,
        text: part.kind === "text" ? part.text : part.kind,
      };
      book.push(sent);
      return answers.next(sent);
    },
  };
  return {
    book,
    channels,
    accepted,
    /** Answers like this from now on. */
    answer: (next: (sent: Sent) => SendResult | Promise<SendResult>) => {
      answers.next = next;
    },
    texts: () => book.map(({ text }) => text),
  };
}

type Status = { wamid: string; outboxId?: string; status: string; code?: number };
/** Stores what the provider told of a message, as the webhook does. */
export async function tellStatus(
  stack: Stack,
  { shopId, numberId }: WhatsappNumber,
  { wamid, outboxId, status, code }: Status,
  at = new Date(),
): Promise<void> {
  const body = {
    status: {
      ...{ id: wamid, status, timestamp: String(Math.floor(at.getTime() / 1000)) },
      ...(outboxId && { biz_opaque_callback_data: outboxId }),
      ...(code && { errors: [{ code, title: "no" }] }),
    },
  };
  await stack.db.query(
    `insert into channel_events (shop_id, number_id, kind, external_id, provider_at, body) values ($1, $2, 'status', $3, $4, $5)
     on conflict do nothing`,
    [shopId, numberId, `${wamid}:${status}`, at, body],
  );
}

/** The states of a conversation's parts, in order. */
export async function statesOf(stack: Stack, { conversationId }: WhatsappCustomer): Promise<string[]> {
  const { rows } = await stack.db.query<{ state: string }>(
    "select state from outbox where conversation_id = $1 order by seq, part",
    [conversationId],
  );
  return rows.map(({ state }) => state);
}
