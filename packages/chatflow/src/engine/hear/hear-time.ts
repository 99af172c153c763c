import type { FlowDocument } from "@mauzo/contract/conversations/chatflow";
import type { ChatState } from "../../chat-state.ts";
import type { EndedWait, ShopFacts } from "../../flow-requests.ts";
import type { Turn } from "../../turn-result.ts";
import { findNode, nextNode } from "../flow-lookup.ts";
import { runNodes } from "../run-nodes.ts";

/**
 * Goes on from the step that waited for this time, once. Of any other time nothing is said, nor to who has gone elsewhere.
 * Where the bot cannot go on the wait is over: what the customer writes next leaves the step.
 */
export function hearTime(flow: FlowDocument, before: ChatState, wait: EndedWait, shop: ShopFacts): Turn {
  const { timer } = before;
  if (timer?.id !== wait.id) return { state: before, actions: [] };
  const state = { ...before, timer: null };
  const node = findNode(flow, timer.node);
  if (!wait.goesOn || node?.kind !== "wait" || state.node !== node.id) return { state, actions: [] };
  return runNodes(flow, state, shop, { node: nextNode(flow, node, "next"), heard: null, lost: false, settled: false });
}
