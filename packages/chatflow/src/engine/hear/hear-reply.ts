import type { FlowDocument } from "@mauzo/contract/conversations/chatflow";
import type { ChatState } from "../../chat-state.ts";
import type { EndedCall, ShopFacts } from "../../flow-requests.ts";
import { readPaths } from "../../text/answer/read-paths.ts";
import type { Turn } from "../../turn-result.ts";
import { findNode, nextNode } from "../flow-lookup.ts";
import { runNodes } from "../run-nodes.ts";
import { withValue } from "../values.ts";

/**
 * Goes on from the step that asked a server, once, with what its answer says. It failed unless the server answers 2xx with JSON. Of
 * any other answer nothing is said, nor to who has gone elsewhere.
 */
export function hearReply(flow: FlowDocument, before: ChatState, reply: EndedCall, shop: ShopFacts): Turn {
  const { timer } = before;
  if (timer?.id !== reply.id) return { state: before, actions: [] };
  const state = { ...before, timer: null };
  const node = findNode(flow, timer.node);
  if (!reply.goesOn || node?.kind !== "request" || state.node !== node.id) return { state, actions: [] };
  const isFine = reply.status !== null && reply.status >= 200 && reply.status < 300;
  const read = isFine ? readPaths(reply.body, node.answers) : undefined;
  const values = (read ?? []).reduce((known, { name, words }) => withValue(known, name, words), state.values);
  const next = nextNode(flow, node, read ? "ok" : "failed");
  return runNodes(flow, { ...state, values }, shop, { node: next, heard: null, lost: false, settled: false });
}
