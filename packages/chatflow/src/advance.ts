import type { FlowDocument } from "@mauzo/contract/conversations/chatflow";
import type { ShopFacts } from "./asks.ts";
import { restoreChatState } from "./chat-state.ts";
import { findNode } from "./engine/flow-lookup.ts";
import { routeInput } from "./engine/route-input.ts";
import { runVisit } from "./engine/run-visit.ts";
import type { Input } from "./input.ts";
import type { Turn } from "./turn.ts";

/**
 * One step of a conversation: pure, without clock, chance or access to anything. Never throws for a flow that parses.
 * When the turn has an `ask`, call again with its state and the answer; its actions come before those of the next turn.
 * @param stored the state of the turn before; anything that is none (null, an older version) begins a new conversation.
 */
export function advance(flow: FlowDocument, stored: unknown, input: Input, shop: ShopFacts): Turn {
  const { asking, ...rest } = restoreChatState(stored);
  const state = { ...rest, asking: null };
  if (input.kind !== "answer") {
    const route = routeInput(flow, state, input);
    return runVisit(flow, route.state, shop, route.visit);
  }
  const node = asking && findNode(flow, asking.node);
  if (!node) return { state, actions: [] };
  const { heard, lost, settle } = asking;
  return runVisit(flow, state, shop, { node, heard, lost, settled: !settle, answer: input.answer });
}
