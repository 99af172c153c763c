import type { ChatAction } from "@mauzo/contract/conversations/chat";
import type { FlowDocument, FlowNode } from "@mauzo/contract/conversations/chatflow";
import type { ChatState, NodeInput } from "../chat-state.ts";
import type { FlowRequest, FlowResponse, ShopFacts } from "../flow-requests.ts";
import { phrases } from "../phrases/phrases.ts";
import { stripFormatting } from "../text/strip-formatting.ts";
import type { Turn } from "../turn-result.ts";
import { textMessages } from "../wire/chat-actions.ts";
import { currentOptions } from "../wire/current-options.ts";
import { findNearKeyword } from "./find-keyword.ts";
import { findNode, homeNode, nextNode, startNode } from "./flow-lookup.ts";
import { getNodeHandler } from "./get-node-handler.ts";
import { nodeContext } from "./node-context.ts";

/** A node about to run. `settled`: it is known whether the last cart link was ordered from. */
export type NodeRun = {
  node: FlowNode;
  heard: NodeInput | null;
  lost: boolean;
  settled: boolean;
  answer?: FlowResponse;
};

// Far above any real path between two waits; it stops a flow whose nodes form a loop.
const hopsMax = 40;

/** Runs one node after the other until one waits for the customer or needs outside data. */
export function runNodes(flow: FlowDocument, from: ChatState, shop: ShopFacts, first: NodeRun): Turn {
  let missed = false;
  const turn = run(flow, from, shop, first, () => {
    missed = true;
  });
  return missed ? { ...turn, notUnderstood: true } : turn;
}

/** @param miss is told of words that nothing fits. */
function run(flow: FlowDocument, from: ChatState, shop: ShopFacts, first: NodeRun, miss: () => void): Turn {
  let state = from;
  let visit = first;
  const actions: ChatAction[] = [];
  const visited: string[] = [];
  const askFor = (request: FlowRequest, settle: boolean): Turn => {
    const { node, heard, lost } = visit;
    return { state: { ...state, asking: { node: node.id, heard, lost, settle } }, actions, request, visited };
  };

  for (let hop = 0; hop < hopsMax; hop += 1) {
    const { node, heard, answer } = visit;
    const behaviour = getNodeHandler(node);
    if (behaviour.usesCart && state.order_id !== null && !visit.settled) {
      if (!answer) return askFor({ kind: "find-orders", order_id: state.order_id, limit: 1 }, true);
      if (answer.kind === "find-orders" && answer.orders.length > 0) {
        if (!answer.told)
          actions.push(...textMessages(phrases[state.language].received(stripFormatting(state.order_id))));
        state = { ...state, cart: [], order_id: null };
      }
      visit = { ...visit, settled: true, answer: undefined };
      continue;
    }

    const context = nodeContext(flow, node, state, shop, visit.lost);
    const ask = behaviour.request?.(context, heard);
    if (ask && !answer) return askFor(ask, false);
    if (ask && answer?.kind !== ask.kind) {
      actions.push(...textMessages(phrases[state.language].trouble));
      return { state: { ...state, node: homeNode(flow, state.node).id }, actions, visited };
    }

    const step = behaviour.run(context, heard, answer);
    if (step.kind === "lost") {
      const near = nearRun(flow, visit);
      if (near?.language) state = { ...state, language: near.language };
      visit = near?.visit ?? notUnderstood(flow, state, visit, miss);
      continue;
    }
    visited.push(node.id);
    if (step.kind === "end") {
      const over = { node: "", offers: [], draft: null, browse: null, values: [], tries: 0, timer: null };
      return { state: { ...state, ...over }, actions: [...actions, ...step.say], visited };
    }
    actions.push(...(step.say ?? []));
    state = { ...state, ...step.change };
    if (step.kind === "wait")
      return { state: { ...state, node: node.id, offers: currentOptions(step.say) }, actions, visited };
    visit = { node: nextNode(flow, node, step.outlet), heard: null, lost: false, settled: visit.settled };
  }
  return { state: { ...state, node: startNode(flow).id, offers: [] }, actions, visited };
}

const shelfFor = (flow: FlowDocument, { node, heard }: NodeRun) =>
  heard?.kind === "text" && node.kind !== "products" && getNodeHandler(node).searchable
    ? flow.nodes.find((each) => each.kind === "products")
    : undefined;

/**
 * What a keyword with a slip of the pen leads to, once the words are no product's name either. Not where something is asked:
 * an answer that does not fit is no way out of an order.
 */
function nearRun(flow: FlowDocument, visit: NodeRun) {
  if (visit.heard?.kind !== "text" || !getNodeHandler(visit.node).searchable || shelfFor(flow, visit)) return undefined;
  const keyword = findNearKeyword(flow, visit.heard.text);
  const node = keyword?.to ? findNode(flow, keyword.to) : undefined;
  if (!keyword || !node) return undefined;
  return { visit: { node, heard: null, lost: false, settled: visit.settled }, language: keyword.language };
}

/** Tries the text as a product's name; otherwise shows the choices of the current node again. */
function notUnderstood(flow: FlowDocument, state: ChatState, visit: NodeRun, miss: () => void): NodeRun {
  const { heard, lost, settled } = visit;
  const shelf = shelfFor(flow, visit);
  if (shelf) return { node: shelf, heard, lost: false, settled };
  if (heard?.kind === "text") miss();
  if (lost) return { node: startNode(flow), heard: null, lost: false, settled };
  // In an empty conversation there is no need to say that the input was not understood.
  return { node: homeNode(flow, state.node), heard: null, lost: state.node !== "", settled };
}
