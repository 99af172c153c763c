import type { FlowDocument } from "@mauzo/contract/conversations/chatflow";
import type { ChatState } from "../chat-state.ts";
import type { ShopFacts } from "../flow-requests.ts";
import { findNode } from "./flow-lookup.ts";
import { nodeContext } from "./node-context.ts";

/** What a conversation asks of a server of the shop, while it waits for the answer. */
export type PendingCall = {
  id: string;
  method: "GET" | "POST";
  url: string;
  /** In their order; of two with one key the last counts. */
  fields: { key: string; value: string }[];
};

/** The call that a conversation waits for; undefined where it waits for none. */
export function pendingCall(flow: FlowDocument, state: ChatState, shop: ShopFacts): PendingCall | undefined {
  const { timer } = state;
  const node = timer && findNode(flow, timer.node);
  if (!timer || node?.kind !== "request" || state.node !== node.id) return undefined;
  const { translate } = nodeContext(flow, node, state, shop, false);
  const fields = node.fields.map(({ key, value }) => ({
    key,
    value: value === "" ? "" : translate({ en: value, sw: value }),
  }));
  return { id: timer.id, method: node.method, url: node.url, fields };
}
