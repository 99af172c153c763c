import type { FlowDocument } from "@mauzo/contract/conversations/chatflow";
import type { ChatState } from "../../chat-state.ts";
import type { EndedPayment, ShopFacts } from "../../flow-requests.ts";
import { phrases } from "../../phrases/phrases.ts";
import { moneyText } from "../../text/money-text.ts";
import { stripFormatting } from "../../text/strip-formatting.ts";
import type { Turn } from "../../turn-result.ts";
import { textMessages } from "../../wire/chat-actions.ts";
import { findNode, nextNode } from "../flow-lookup.ts";
import { runNodes } from "../run-nodes.ts";

/**
 * Tells the customer what became of the payment that is waited for, once, and goes on from the step that asked for it.
 * Who has gone elsewhere meanwhile stays there. Of any other payment nothing is said.
 */
export function hearPayment(flow: FlowDocument, before: ChatState, payment: EndedPayment, shop: ShopFacts): Turn {
  const { waiting } = before;
  if (waiting?.id !== payment.id) return { state: before, actions: [] };
  const state = { ...before, waiting: null };
  const say = phrases[state.language].payments[payment.outcome];
  const said = textMessages(say(moneyText(payment.amount), stripFormatting(payment.order_id)));
  const node = findNode(flow, waiting.node);
  if (!payment.goesOn || node?.kind !== "pay" || state.node !== node.id) return { state, actions: said };
  const next = nextNode(flow, node, payment.outcome);
  const turn = runNodes(flow, state, shop, { node: next, heard: null, lost: false, settled: false });
  return { ...turn, actions: [...said, ...turn.actions] };
}
