import type { ChatAction } from "@mauzo/contract/conversations/chat";
import type { FlowDocument, FlowText } from "@mauzo/contract/conversations/chatflow";
import type { ChatState, NodeInput } from "../chat-state.ts";
import type { FlowRequest, FlowResponse, ShopFacts } from "../flow-requests.ts";
import type { Phrases } from "../phrases/phrases.ts";

/** The part of the state that a node may change; the position in the flow belongs to the engine. */
export type StateChange = Partial<
  Pick<
    ChatState,
    "language" | "cart" | "wishes" | "order_id" | "draft" | "browse" | "values" | "tries" | "waiting" | "timer"
  >
>;

/** The result of a node: it waits for the customer, leaves by an outlet, ends the conversation, or did not understand the input. */
export type NodeResult =
  | { kind: "wait"; say: ChatAction[]; change?: StateChange }
  | { kind: "leave"; outlet: string; say?: ChatAction[]; change?: StateChange }
  /** The conversation is over: what the customer says next begins a new one. */
  | { kind: "end"; say: ChatAction[] }
  | { kind: "lost" };

/** What a node can see while it runs. */
export type NodeContext = {
  flow: FlowDocument;
  state: ChatState;
  shop: ShopFacts;
  phrases: Phrases;
  /** The same choices are shown again because the input was not understood. */
  lost: boolean;
  /** Makes the id of a button or row of this node; `what` comes back as the pick. */
  id: (what: string) => string;
  /**
   * A text of the flow in the customer's language. Values are inserted as they are: pass user text through
   * `stripFormatting`.
   */
  translate: (text: FlowText, values?: Record<string, string>) => string;
  /** The same, as the text above choices: begins with the flow's fallback if the input was not understood. */
  prompt: (text: FlowText, values?: Record<string, string>) => string;
  fallback: string;
};

/** The code of a node. `heard` is null on arrival. */
export type NodeHandler = {
  /** The data it needs first; `run` then gets a response of the same kind. */
  request?: (context: NodeContext, heard: NodeInput | null) => FlowRequest | undefined;
  run: (context: NodeContext, heard: NodeInput | null, answer: FlowResponse | undefined) => NodeResult;
  /** Text it does not understand may be a product's name. */
  searchable?: true;
  /** It reads the cart, which has to be emptied first if its link was ordered from. */
  usesCart?: true;
};
