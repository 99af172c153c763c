import type { ChatState } from "@mauzo/chatflow/chat-state";
import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import { chatflows } from "../../../db/schema/conversations/chatflows.ts";
import { conversations } from "../../../db/schema/conversations/conversations.ts";
import { flowTrials } from "../../../db/schema/conversations/flow-trials.ts";
import { flows } from "../../../db/schema/conversations/flows.ts";
import { threads } from "../../../db/schema/conversations/threads.ts";
import { contacts } from "../../../db/schema/customers/contacts.ts";
import { customers } from "../../../db/schema/customers/customers.ts";
import { orders } from "../../../db/schema/orders/orders.ts";
import { payments } from "../../../db/schema/payments/payments.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";

/** `forgetAt`: null when the visitor continued the conversation. `begins`: it begins with the flow of its state. */
type Saved = { language: "en" | "sw"; state: ChatState & { flow: string }; forgetAt?: null; begins: boolean };
export const updateConversation = (tx: Tx, shopId: string, id: string, { begins, ...saved }: Saved) =>
  tx
    .update(conversations)
    .set({ ...saved, ...(begins && { flowBeganAt: sql`now()` }), updatedAt: sql`now()` })
    .where(and(eq(conversations.shopId, shopId), eq(conversations.id, id)));

const ofChannel = { web: chatflows.defaultWeb, whatsapp: chatflows.defaultWhatsapp };
/** Finds the flow of a channel, with its highest version if one was published. */
export async function findFlowFor(tx: Tx, shopId: string, channel: "web" | "whatsapp") {
  const isVersion = [
    eq(flows.shopId, chatflows.shopId),
    eq(flows.chatflowId, chatflows.id),
    isNotNull(flows.publishedAt),
  ];
  const isTrial = [
    ...[eq(flowTrials.shopId, chatflows.shopId), eq(flowTrials.chatflowId, chatflows.id)],
    ...[eq(flowTrials.state, "running"), eq(flowTrials.version, flows.version)],
  ];
  const [row] = await tx
    .select({
      chatflowId: chatflows.id,
      published: { id: flows.id, version: flows.version },
      trial: { id: flowTrials.id, share: flowTrials.share, against: flowTrials.against },
    })
    .from(chatflows)
    .leftJoin(flows, and(...isVersion))
    .leftJoin(flowTrials, and(...isTrial))
    .where(and(eq(chatflows.shopId, shopId), eq(ofChannel[channel], true)))
    .orderBy(desc(flows.version))
    .limit(1);
  return row;
}

/** Finds a published version of one of the shop's flows, also of a deleted one. */
export async function findPublishedFlow(tx: Tx, shopId: string, number: number) {
  const [row] = await tx
    .select({ id: flows.id, chatflowId: flows.chatflowId })
    .from(flows)
    .where(and(eq(flows.shopId, shopId), eq(flows.version, number), isNotNull(flows.publishedAt)));
  return row;
}

/** What a version says, in the format of its day. */
export async function findDocument(tx: Tx, shopId: string, id: string): Promise<unknown> {
  const [row] = await tx
    .select({ document: flows.document })
    .from(flows)
    .where(and(eq(flows.shopId, shopId), eq(flows.id, id)));
  return row?.document;
}

/**
 * The customer who a conversation is with, where its channel proved who writes. Whose number somebody typed into a cart is
 * no proof.
 */
export async function findCustomerOf(tx: Tx, shopId: string, conversationId: string) {
  const [row] = await tx
    .select({ id: customers.id, tags: customers.tags, owedMinor: customers.owedMinor })
    .from(conversations)
    .innerJoin(contacts, and(eq(contacts.shopId, conversations.shopId), eq(contacts.id, conversations.contactId)))
    .innerJoin(customers, and(eq(customers.shopId, contacts.shopId), eq(customers.id, contacts.customerId)))
    .where(and(eq(conversations.shopId, shopId), eq(conversations.id, conversationId)));
  return row;
}

/** A payment that was asked for, with the conversation of its order. */
export async function findAskedPayment(tx: Tx, shopId: string, paymentId: string) {
  const [row] = await tx
    .select({
      ...{ state: payments.state, askedMinor: payments.askedMinor },
      ...{ number: orders.number, currency: orders.currency, conversationId: orders.conversationId },
    })
    .from(payments)
    .innerJoin(orders, and(eq(orders.shopId, payments.shopId), eq(orders.id, payments.orderId)))
    .where(and(eq(payments.shopId, shopId), eq(payments.id, paymentId)));
  return row;
}

/** Locks a conversation against its customer's messages until the transaction ends. */
export async function lockWaiting(tx: Tx, shopId: string, conversationId: string) {
  const [row] = await tx
    .select({ botId: conversations.botId, channel: conversations.channel, state: conversations.state })
    .from(conversations)
    .where(and(eq(conversations.shopId, shopId), eq(conversations.id, conversationId)))
    .for("no key update");
  return row;
}

/** The number of a conversation's last message; 0 before its first. */
export async function findLastSeq(tx: Tx, shopId: string, conversationId: string): Promise<number> {
  const [row] = await tx
    .select({ lastSeq: threads.lastSeq })
    .from(threads)
    .where(and(eq(threads.shopId, shopId), eq(threads.conversationId, conversationId)));
  return row?.lastSeq ?? 0;
}
