import type { FlowDocument, FlowNode, FlowText } from "@mauzo/contract/conversations/chatflow";
import type { ShopFacts } from "../asks.ts";
import type { ChatState } from "../chat-state.ts";
import { phrases } from "../phrases/phrases.ts";
import { fill } from "../text/fill.ts";
import { plain } from "../text/plain.ts";
import type { Scene } from "./behaviour.ts";

/** What `node` sees of the conversation. */
export function sceneOf(flow: FlowDocument, node: FlowNode, state: ChatState, shop: ShopFacts, lost: boolean): Scene {
  const say = (text: FlowText, values: Record<string, string> = {}) =>
    fill(text[state.language], { shop: plain(shop.name), ...values });
  const fallback = say(flow.fallback);
  return {
    state,
    shop,
    phrases: phrases[state.language],
    lost,
    id: (what) => `${node.id}:${what}`,
    say,
    prompt: (text, values) => (lost ? `${fallback}\n${say(text, values)}` : say(text, values)),
    fallback,
  };
}
