import type { Tx } from "../../../db/tenant-transaction.ts";
import { findPerson as findContact, findWay as findConversationWay } from "./queries/parts.ts";

/** How a conversation is reached; undefined if there is none. */
export const findWay = (tx: Tx, shopId: string, conversationId: string) =>
  findConversationWay(tx, shopId, conversationId);

/** Why a contact can't be reached, and whether they agreed to get offers. */
export const findPerson = (tx: Tx, shopId: string, contactId: string) => findContact(tx, shopId, contactId);
