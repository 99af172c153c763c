import { runAfterCommit, type Tx } from "../../../db/tenant-transaction.ts";
import { loops } from "../../../jobs/wake-loops.ts";
import { insertParts, type OutboxAuthor } from "./queries/parts.ts";

type QueuedParts = {
  shopId: string;
  conversationId: string;
  contactId: string;
  numberId: string;
  messageId: string;
  /** The message's number in its conversation. */
  seq: number;
  author: OutboxAuthor;
  /** 0 for people and the bot, 1 for the workflow, 2 for campaigns: a lane waits for those before it. */
  lane: 0 | 1 | 2;
  /** The message that is answered: its first part names it. */
  replyTo?: string | undefined;
  /** What the channel carries, one message there each, in this order. */
  parts: readonly unknown[];
};

/** Queues a message's parts, in the transaction that writes it; the sender is woken once it commits. */
export async function queueParts(tx: Tx, { parts, replyTo, ...message }: QueuedParts): Promise<void> {
  if (parts.length === 0) return;
  await insertParts(
    tx,
    parts.map((wire, part) => ({ ...message, part, wire, replyTo: (part === 0 && replyTo) || null })),
  );
  runAfterCommit(tx, loops.sender.wake);
}
