import type { Tx } from "../../../db/tenant-transaction.ts";
import { withdrawBotParts } from "./queries/withdraw.ts";

/** Takes back what the bot has queued in a conversation and no sender has begun to send, as a person answers now. */
export const withdrawQueued = (tx: Tx, shopId: string, conversationId: string): Promise<void> =>
  withdrawBotParts(tx, shopId, conversationId);
