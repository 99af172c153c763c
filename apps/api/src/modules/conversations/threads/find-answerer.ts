import type { Tx } from "../../../db/tenant-transaction.ts";
import { findThread } from "./queries.ts";

type Answerer = { answeredBy: "bot" | "person" | "nobody"; turn: number };

/** Who answers in a conversation, read without a lock; undefined before its first message. */
export const findAnswerer = (
  tx: Tx,
  conversation: { shopId: string; conversationId: string },
): Promise<Answerer | undefined> => findThread(tx, conversation);
