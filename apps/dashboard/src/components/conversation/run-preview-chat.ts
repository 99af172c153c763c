import type { ConversationTurn } from "@mauzo/chat-widget/show-conversation";
import { type ChatState, newChatState } from "@mauzo/chatflow/chat-state";
import { defaultFlow } from "@mauzo/chatflow/default-flow";
import type { FlowRequest, FlowResponse, ShopFacts } from "@mauzo/chatflow/flow-requests";
import { runConversation } from "@mauzo/chatflow/run-conversation";
import type { Language } from "../../i18n/language.ts";

/** `ended`: the user picked something that the preview does not know. */
export type PreviewConversation = { state: ChatState; turns: ConversationTurn[]; ended: boolean };
/** A shop that has nothing else: returns undefined for any other request. */
export type PreviewData = { shop: ShopFacts; answer: (ask: FlowRequest) => FlowResponse | undefined };
export type ChatOption = { id: string; title: string };

class NotInPreview extends Error {}

/** The chat's response to a pick, from the real chat's engine with the preview's data only. */
export async function pickOption(
  { shop, answer }: PreviewData,
  conversation: PreviewConversation,
  { id, title }: ChatOption,
): Promise<PreviewConversation> {
  const said = { said: title };
  const request = async (ask: FlowRequest) => {
    const response = answer(ask);
    if (!response) throw new NotInPreview();
    return response;
  };
  try {
    const { state, actions } = await runConversation(
      defaultFlow,
      conversation.state,
      { kind: "pick", id },
      shop,
      request,
    );
    return { state, turns: [...conversation.turns, said, { actions }], ended: false };
  } catch (error) {
    if (!(error instanceof NotInPreview)) throw error;
    return { ...conversation, turns: [...conversation.turns, said], ended: true };
  }
}

/** What a customer sees after picking a product list: `category:home`, or `set:` and an id. */
export async function openProductList(
  known: PreviewData,
  shelf: `${"category" | "set"}:${string}`,
  language: Language,
): Promise<PreviewConversation> {
  const begun = { ...newChatState(language), node: "categories" };
  const option = { id: `products:page:0:${shelf}`, title: "" };
  const shelved = await pickOption(known, { state: begun, turns: [], ended: false }, option);
  return { ...shelved, turns: shelved.turns.slice(1) };
}
