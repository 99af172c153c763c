import type { FlowDocument } from "@mauzo/contract/conversations/chatflow";
import type { ChatState } from "../chat-state.ts";
import type { Input } from "../input.ts";
import { guessLanguage } from "../text/guess-language.ts";
import { normal } from "../text/normal.ts";
import { readOrderNumber } from "../text/order-number.ts";
import { soughtWords, withoutCourtesies } from "../text/sought-words.ts";
import { findKeyword } from "./find-keyword.ts";
import { findNode, homeNode } from "./flow-lookup.ts";
import type { Visit } from "./run-visit.ts";

type Route = { state: ChatState; visit: Visit };

/** Which node hears what the customer said. */
export function routeInput(flow: FlowDocument, state: ChatState, input: Exclude<Input, { kind: "answer" }>): Route {
  if (input.kind === "pick") return { state, visit: pickVisit(flow, state, input.id) };
  const text = storable(input.text.slice(0, 1024));
  // "-1" is no 1: without letters the words have to be exactly the title's.
  const typed = /\p{L}/u.test(text) ? normal(text) : text.trim();
  const offer =
    state.offers.find((each) => typed !== "" && [each.title, normal(each.title)].includes(typed)) ??
    state.offers[offerNumber(text) - 1];
  const begun = findNode(flow, state.node);
  if (begun && offer) return { state, visit: pickVisit(flow, state, offer.id) };

  const keyword = findKeyword(flow, text);
  const guessed = begun ? state.language : guessLanguage(text, state.language);
  const spoken = { ...state, language: keyword?.language ?? guessed };
  const arrive = (node: Visit["node"]): Route => ({
    state: spoken,
    visit: { node, heard: null, lost: false, settled: false },
  });
  const called = (keyword?.to && findNode(flow, keyword.to)) || homeNode(flow, state.node);
  const mayAsk = keyword ? keyword.match === "first" : !begun;
  if (keyword && !mayAsk) return arrive(called);

  const hear = (node: Visit["node"]): Route => ({
    state: spoken,
    visit: { node, heard: { kind: "text", text }, lost: false, settled: false },
  });
  const status = flow.nodes.find((node) => node.kind === "order-status");
  if (status && readOrderNumber(text) !== undefined) return hear(status);
  if (mayAsk) return answerFirst(flow, spoken, text) ?? arrive(called);
  return hear(called);
}

/**
 * A conversation that begins with a question, or greets and asks in one breath, is answered at once: by the node that
 * such words call for, else by the products they may name. With neither it begins as any other.
 */
function answerFirst(flow: FlowDocument, spoken: ChatState, text: string): Route | undefined {
  const sought = soughtWords(text);
  const keyword = findKeyword(flow, withoutCourtesies(text)) ?? findKeyword(flow, sought);
  const node = keyword?.to ? findNode(flow, keyword.to) : undefined;
  const shelf = sought === "" ? undefined : flow.nodes.find((each) => each.kind === "products");
  const state = { ...spoken, node: "" };
  if (node) return { state, visit: { node, heard: null, lost: false, settled: false } };
  if (!shelf) return undefined;
  return { state, visit: { node: shelf, heard: { kind: "text", text: sought }, lost: false, settled: false } };
}

/** Without what PostgreSQL cannot keep: what was said may end up in the stored state. */
const storable = (text: string) => text.replaceAll("\u0000", "").toWellFormed();

/** "2" picks the second of what is on show. */
const offerNumber = (text: string) => (/^\s*\d{1,2}\s*$/.test(text) ? Number(text) : 0);

/** A picked id is the node's own id, a colon, and what the node gave it; an unknown one counts as not understood. */
function pickVisit(flow: FlowDocument, state: ChatState, id: string): Visit {
  const [nodeId = "", ...rest] = id.slice(0, 241).split(":");
  const what = storable(rest.join(":").slice(0, 200));
  const node = findNode(flow, nodeId);
  if (node && what !== "") return { node, heard: { kind: "pick", what }, lost: false, settled: false };
  return { node: homeNode(flow, state.node), heard: null, lost: state.node !== "", settled: false };
}
