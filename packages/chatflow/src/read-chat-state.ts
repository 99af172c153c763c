import type { ChatAction } from "@mauzo/contract/conversations/chat";
import * as z from "zod/mini";
import { CartLine, ChatState, cartLinesMax, newChatState } from "./chat-state.ts";
import { phrases } from "./phrases/phrases.ts";
import { readStored } from "./upgrades/read-stored.ts";
import { stateFrom1To2 } from "./upgrades/state/1-to-2.ts";
import { stateFrom2To3 } from "./upgrades/state/2-to-3.ts";
import { stateFrom3To4 } from "./upgrades/state/3-to-4.ts";
import { stateFrom4To5 } from "./upgrades/state/4-to-5.ts";
import { stateFrom5To6 } from "./upgrades/state/5-to-6.ts";
import { textMessages } from "./wire/chat-actions.ts";

const steps = [stateFrom1To2, stateFrom2To3, stateFrom3To4, stateFrom4To5, stateFrom5To6];

/** `restarted`: the stored state could not be read; `actions` tell the customer and go before the answer. */
type StoredConversation = { state: ChatState; restarted: { problem: string; actions: ChatAction[] } | null };

const Kept = z.looseObject({
  language: z.catch(z.nullable(ChatState.shape.language), null),
  cart: z.catch(z.array(z.unknown()), []),
  order_id: z.catch(ChatState.shape.order_id, null),
});

/** What can be kept of a state that cannot be read: with the cart, the order it may have become. */
function restart(stored: unknown, language: ChatState["language"]): ChatState {
  const kept = Kept.safeParse(stored);
  if (!kept.success) return newChatState(language);
  const cart = kept.data.cart.flatMap((line) => {
    const read = CartLine.safeParse(line);
    return read.success ? [read.data] : [];
  });
  const order_id = kept.data.order_id;
  return { ...newChatState(kept.data.language ?? language), cart: cart.slice(0, cartLinesMax), order_id };
}

/**
 * Reads a stored state of any format as one of today's. Nothing stored (null, or an object without keys) begins a new
 * conversation.
 * @param language of a conversation that has none yet.
 */
export function readChatState(stored: unknown, language: ChatState["language"] = "en"): StoredConversation {
  const isNew = stored === null || (typeof stored === "object" && Object.keys(stored).length === 0);
  if (isNew) return { state: newChatState(language), restarted: null };
  const read = readStored(ChatState, steps, stored);
  if (read.ok) return { state: read.value, restarted: null };
  const state = restart(stored, language);
  const actions = textMessages(phrases[state.language].restarted(state.cart.length));
  return { state, restarted: { problem: read.problem, actions } };
}
