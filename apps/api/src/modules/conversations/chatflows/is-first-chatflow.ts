import type { Tx } from "../../../db/tenant-transaction.ts";
import { isBot } from "./queries.ts";

/** Whether a flow is the one that the shop began with: it came with the bot, and runs without anything being published of it. */
export const isFirstChatflow = (tx: Tx, shopId: string, id: string): Promise<boolean> => isBot(tx, shopId, id);
