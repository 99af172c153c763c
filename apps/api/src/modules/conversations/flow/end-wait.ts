import { readChatState } from "@mauzo/chatflow/read-chat-state";
import { inShop } from "../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../deps.ts";
import { lockWaiting } from "./queries.ts";
import { goOnLater } from "./steps/go-on-later.ts";

/**
 * Lets the conversation go on whose flow waits for this time, once. Where a person answers by now, or nothing can be said
 * any more, the wait is only over.
 */
export const endWait = (
  deps: JobDeps,
  { shopId, conversationId, waitId }: { shopId: string; conversationId: string; waitId: string },
): Promise<void> =>
  inShop(deps.pool, shopId, async (tx) => {
    const conversation = await lockWaiting(tx, shopId, conversationId);
    if (!conversation || readChatState(conversation.state).state.timer?.id !== waitId) return;
    await goOnLater(tx, deps, { shopId, conversation: { id: conversationId, ...conversation } }, (goesOn) => ({
      kind: "time",
      wait: { id: waitId, goesOn },
    }));
  });
