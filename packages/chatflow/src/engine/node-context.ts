import type { FlowDocument, FlowNode, FlowText } from "@mauzo/contract/conversations/chatflow";
import type { ChatState } from "../chat-state.ts";
import { flowValues } from "../flow/flow-values.ts";
import type { ShopFacts } from "../flow-requests.ts";
import { phrases } from "../phrases/phrases.ts";
import { fillPlaceholders } from "../text/fill-placeholders.ts";
import { stripFormatting } from "../text/strip-formatting.ts";
import { textIn } from "../text/text-in.ts";
import type { NodeContext } from "./node-handler.ts";

/** Builds the part of the conversation that `node` can see. */
export function nodeContext(
  flow: FlowDocument,
  node: FlowNode,
  state: ChatState,
  shop: ShopFacts,
  lost: boolean,
): NodeContext {
  /** Of a value that is not known yet nobody sees the braces. */
  const remembered = () => ({
    ...Object.fromEntries(flowValues(flow).map((name) => [name, null])),
    ...Object.fromEntries(state.values.map(({ name, words }) => [name, stripFormatting(words)])),
  });
  const translate = (text: FlowText, values: Record<string, string> = {}) =>
    fillPlaceholders(textIn(text, state.language), { ...remembered(), shop: stripFormatting(shop.name), ...values });
  const fallback = translate(flow.fallback);
  return {
    flow,
    state,
    shop,
    phrases: phrases[state.language],
    lost,
    id: (what) => `${node.id}:${what}`,
    translate,
    prompt: (text, values) => (lost ? `${fallback}\n${translate(text, values)}` : translate(text, values)),
    fallback,
  };
}
