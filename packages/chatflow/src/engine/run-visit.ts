import type { ChatAction } from "@mauzo/contract/conversations/chat";
import type { FlowDocument, FlowNode } from "@mauzo/contract/conversations/chatflow";
import type { Answer, Ask, ShopFacts } from "../asks.ts";
import type { ChatState, Heard } from "../chat-state.ts";
import { phrases } from "../phrases/phrases.ts";
import { plain } from "../text/plain.ts";
import type { Turn } from "../turn.ts";
import { offersOf } from "../wire/offers-of.ts";
import { sayText } from "../wire/say.ts";
import { behaviourOf } from "./behaviour-of.ts";
import { homeNode, nextNode, startNode } from "./flow-lookup.ts";
import { sceneOf } from "./scene-of.ts";

/** A node about to run. `settled`: it is known whether the last cart link was ordered from. */
export type Visit = {
  node: FlowNode;
  heard: Heard | null;
  lost: boolean;
  settled: boolean;
  answer?: Answer;
};

// Far above any real path between two waits; what it stops is a flow whose nodes pass each other round in a circle.
const hopsMax = 40;

/** Runs node after node until one waits for the customer or needs an answer from outside. */
export function runVisit(flow: FlowDocument, from: ChatState, shop: ShopFacts, first: Visit): Turn {
  let state = from;
  let visit = first;
  const actions: ChatAction[] = [];
  const askFor = (ask: Ask, settle: boolean): Turn => {
    const { node, heard, lost } = visit;
    return { state: { ...state, asking: { node: node.id, heard, lost, settle } }, actions, ask };
  };

  for (let hop = 0; hop < hopsMax; hop += 1) {
    const { node, heard, answer } = visit;
    const behaviour = behaviourOf(node);
    if (behaviour.usesCart && state.order_id !== null && !visit.settled) {
      if (!answer) return askFor({ kind: "find-orders", order_id: state.order_id, limit: 1 }, true);
      if (answer.kind === "find-orders" && answer.orders.length > 0) {
        if (!answer.told) actions.push(...sayText(phrases[state.language].received(plain(state.order_id))));
        state = { ...state, cart: [], order_id: null };
      }
      visit = { ...visit, settled: true, answer: undefined };
      continue;
    }

    const scene = sceneOf(flow, node, state, shop, visit.lost);
    const ask = behaviour.ask?.(scene, heard);
    if (ask && !answer) return askFor(ask, false);
    if (ask && answer?.kind !== ask.kind) {
      actions.push(...sayText(phrases[state.language].trouble));
      return { state: { ...state, node: homeNode(flow, state.node).id }, actions };
    }

    const step = behaviour.run(scene, heard, answer);
    if (step.kind === "lost") {
      visit = afterLost(flow, state, visit);
      continue;
    }
    actions.push(...(step.say ?? []));
    state = { ...state, ...step.change };
    if (step.kind === "wait") return { state: { ...state, node: node.id, offers: offersOf(step.say) }, actions };
    visit = { node: nextNode(flow, node, step.outlet), heard: null, lost: false, settled: visit.settled };
  }
  return { state: { ...state, node: startNode(flow).id, offers: [] }, actions };
}

/** Words may be the name of a product; otherwise the choices where the conversation waits are shown again. */
function afterLost(flow: FlowDocument, state: ChatState, { node, heard, lost, settled }: Visit): Visit {
  const shelf = flow.nodes.find((each) => each.kind === "products");
  if (heard?.kind === "text" && shelf && node.kind !== "products" && behaviourOf(node).searchable) {
    return { node: shelf, heard, lost: false, settled };
  }
  if (lost) return { node: startNode(flow), heard: null, lost: false, settled };
  // Where nothing was said yet, nobody has to be told that they were not understood.
  return { node: homeNode(flow, state.node), heard: null, lost: state.node !== "", settled };
}
