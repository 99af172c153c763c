import type { FlowDocument, FlowNode } from "@mauzo/contract/conversations/chatflow";
import { askedTopic } from "../answers/asked-topic.ts";
import type { ChatState } from "../chat-state.ts";
import type { ConversationInput } from "../conversation-input.ts";
import type { FlowRequest } from "../flow-requests.ts";
import { readAnswer } from "../text/answer/read-answer.ts";
import { guessLanguage } from "../text/guess-language.ts";
import { normaliseText } from "../text/normalise-text.ts";
import { readsAsOrder } from "../text/order/reads-as-order.ts";
import { readOrderNumber } from "../text/read-order-number.ts";
import { searchTerms, withoutCourtesies } from "../text/search-terms.ts";
import { findKeyword } from "./find-keyword.ts";
import { findNode, homeNode } from "./flow-lookup.ts";
import { getNodeHandler } from "./get-node-handler.ts";
import type { NodeRun } from "./run-nodes.ts";

/** `ask`: what has to be known instead of running a node. `missed`: the words say nothing to this flow. */
export type Route = { state: ChatState; visit: NodeRun; ask?: FlowRequest; missed?: true };

/** Decides which node gets the customer's input. */
export function routeInput(
  flow: FlowDocument,
  state: ChatState,
  input: Exclude<ConversationInput, { kind: "answer" | "payment" | "time" | "reply" }>,
  today?: string,
  readsOrders = true,
): Route {
  if (input.kind === "pick") return { state, visit: pickedRun(flow, state, input.id) };
  const text = storable(input.text.slice(0, 1024));
  // "-1" is not 1: without letters, the input has to match the title exactly.
  const typed = /\p{L}/u.test(text) ? normaliseText(text) : text.trim();
  const offer =
    state.offers.find((each) => typed !== "" && [each.title, normaliseText(each.title)].includes(typed)) ??
    state.offers[offerNumber(text) - 1];
  const begun = findNode(flow, state.node);
  if (begun && offer) return { state, visit: pickedRun(flow, state, offer.id) };

  const isAnswer = begun?.kind === "ask" && fitsAsk(begun, text, today);
  const found = findKeyword(flow, text) ?? (isAnswer ? undefined : findKeyword(flow, withoutCourtesies(text)));
  // An answer to a question is one, however it begins; words that are a keyword and nothing else still lead away.
  const keyword = isAnswer && (found?.match === "first" || begun.expects !== "text") ? undefined : found;
  const guessed = begun ? state.language : guessLanguage(text, state.language);
  const spoken = { ...state, language: keyword?.language ?? guessed };
  const arrive = (node: NodeRun["node"]): Route => ({
    state: spoken,
    visit: { node, heard: null, lost: false, settled: false },
  });
  const called = (keyword?.to && findNode(flow, keyword.to)) || homeNode(flow, state.node);
  const mayAsk = keyword ? keyword.match === "first" : !begun;
  if (keyword && !mayAsk) return arrive(called);

  const hear = (node: NodeRun["node"]): Route => ({
    state: spoken,
    visit: { node, heard: { kind: "text", text }, lost: false, settled: false },
  });
  if (isAnswer && !keyword) {
    const topic = begun.expects === "text" ? askedTopic(text) : undefined;
    return (topic && topic !== "price" ? routeTopic(flow, spoken, text) : undefined) ?? hear(begun);
  }
  const status = flow.nodes.find((node) => node.kind === "order-status");
  if (status && readOrderNumber(text) !== undefined) return hear(status);
  // A keyword of the shop's own stands above what we take a question for; a greeting before it does not.
  const isAbout = !keyword || withoutCourtesies(text) !== normaliseText(text);
  const answered = isAbout ? routeTopic(flow, spoken, text) : undefined;
  if (answered) return answered;
  // A greeting may stand before an order; any other keyword keeps its meaning.
  const isGreeted = !keyword || (mayAsk && !findKeyword(flow, withoutCourtesies(text)));
  const reader = readsOrders && isGreeted ? orderReader(flow, begun, text) : undefined;
  if (reader) return hear(reader);
  if (mayAsk) {
    const isSilent = searchTerms(text) === "" || keyword !== undefined;
    return routeQuestion(flow, spoken, text) ?? { ...arrive(called), ...(!isSilent && { missed: true }) };
  }
  return hear(called);
}

/** The step that reads a text as an order: where it is one, and nothing else is being asked. */
function orderReader(flow: FlowDocument, begun: FlowNode | undefined, text: string): FlowNode | undefined {
  if (begun && !getNodeHandler(begun).searchable) return undefined;
  if (!readsAsOrder(text)) return undefined;
  return flow.nodes.find((node) => node.kind === "sentence" && node.anywhere);
}

const fitsAsk = ({ expects }: Extract<FlowNode, { kind: "ask" }>, text: string, today?: string) =>
  expects !== "choice" && readAnswer(expects, text, today) !== undefined;

/** What a shop is asked about itself, or about prices; a flow that sells nothing has its own words for that. */
function routeTopic(flow: FlowDocument, state: ChatState, text: string): Route | undefined {
  const shelf = flow.nodes.find(({ kind }) => kind === "products");
  const topic = shelf && askedTopic(text);
  if (!topic) return undefined;
  const heard = { kind: "text", text } as const;
  const at = { node: homeNode(flow, state.node), heard, lost: false, settled: false };
  const product = state.draft?.product_id ?? null;
  if (topic !== "price" || product) return { state, visit: at, ask: { kind: "shop-answer", topic, product } };
  // Without a product in question, its answer is the products.
  const node = state.browse ? shelf : flow.nodes.find(({ kind }) => kind === "categories");
  return node && { state, visit: { ...at, node, heard: null } };
}

/**
 * Answers a question at once if the conversation begins with one, or with a greeting and one: with the node of a
 * matching keyword, else with matching products. Undefined if there is neither.
 */
function routeQuestion(flow: FlowDocument, spoken: ChatState, text: string): Route | undefined {
  const sought = searchTerms(text);
  const keyword = findKeyword(flow, withoutCourtesies(text)) ?? findKeyword(flow, sought);
  const node = keyword?.to ? findNode(flow, keyword.to) : undefined;
  const shelf = sought === "" ? undefined : flow.nodes.find((each) => each.kind === "products");
  const state = { ...spoken, node: "" };
  if (node) return { state, visit: { node, heard: null, lost: false, settled: false } };
  if (!shelf) return undefined;
  return { state, visit: { node: shelf, heard: { kind: "text", text: sought }, lost: false, settled: false } };
}

/** Removes what PostgreSQL cannot store: the input may end up in the stored state. */
const storable = (text: string) => text.replaceAll("\u0000", "").toWellFormed();

/** "2" picks the second option on screen. */
const offerNumber = (text: string) => (/^\s*\d{1,2}\s*$/.test(text) ? Number(text) : 0);

/** A picked id is the node's id, a colon, and the node's own value; an unknown id counts as not understood. */
function pickedRun(flow: FlowDocument, state: ChatState, id: string): NodeRun {
  const [nodeId = "", ...rest] = id.slice(0, 241).split(":");
  const what = storable(rest.join(":").slice(0, 200));
  const node = findNode(flow, nodeId);
  if (node && what !== "") return { node, heard: { kind: "pick", what }, lost: false, settled: false };
  return { node: homeNode(flow, state.node), heard: null, lost: state.node !== "", settled: false };
}
