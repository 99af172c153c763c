import type { Tx } from "../../../db/tenant-transaction.ts";
import { noteMentionsSeen } from "./queries/mentions.ts";

/** Notes that somebody has seen the notes up to a message that name them. */
export const seeMentions = (
  tx: Tx,
  seen: { shopId: string; userId: string; conversationId: string; seq: number },
): Promise<unknown> => noteMentionsSeen(tx, seen);
