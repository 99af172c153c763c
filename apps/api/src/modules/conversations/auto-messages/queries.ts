import type { AutoMessages } from "@mauzo/contract/conversations/auto-messages";
import { and, eq } from "drizzle-orm";
import { shopDocument } from "../../../db/documents/shop-document.ts";
import { autoMessages } from "../../../db/schema/conversations/auto-messages.ts";
import { conversations } from "../../../db/schema/conversations/conversations.ts";
import { type Given, preparedQuery } from "../../../db/sql/prepared-query.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";

export type AutoDocument = Omit<AutoMessages, "version">;
export const autoDocument = shopDocument<AutoDocument>("auto_messages", "document");

type Key = { shopId: string; conversationId: string };
const foundSaid = preparedQuery((tx, given: Given<Key>) =>
  tx
    .select({ document: autoMessages.document, awayUntil: conversations.awayUntil })
    .from(conversations)
    .leftJoin(autoMessages, eq(autoMessages.shopId, conversations.shopId))
    .where(and(eq(conversations.shopId, given.shopId), eq(conversations.id, given.conversationId))),
);
/** What is said beside the flow, and until when the customer knows that the shop is closed. */
export const findSaid = async (tx: Tx, key: Key) => (await foundSaid(tx, key))[0];

export const setAwayUntil = (tx: Tx, { shopId, conversationId }: Key, awayUntil: string) =>
  tx
    .update(conversations)
    .set({ awayUntil })
    .where(and(eq(conversations.shopId, shopId), eq(conversations.id, conversationId)));
