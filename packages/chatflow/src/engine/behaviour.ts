import type { ChatAction } from "@mauzo/contract/conversations/chat";
import type { FlowText } from "@mauzo/contract/conversations/chatflow";
import type { Answer, Ask, ShopFacts } from "../asks.ts";
import type { ChatState, Heard } from "../chat-state.ts";
import type { Phrases } from "../phrases/phrases.ts";

/** What a node may change of the state; where the conversation stands is the engine's own. */
export type Change = Partial<Pick<ChatState, "language" | "cart" | "order_id" | "draft" | "browse">>;

/** What comes of a node: it waits for the customer, is left by an outlet, or has no idea what was meant. */
export type Step =
  | { kind: "wait"; say: ChatAction[]; change?: Change }
  | { kind: "leave"; outlet: string; say?: ChatAction[]; change?: Change }
  | { kind: "lost" };

/** What a node sees while it runs. */
export type Scene = {
  state: ChatState;
  shop: ShopFacts;
  phrases: Phrases;
  /** The same choices are shown again because the customer was not understood. */
  lost: boolean;
  /** The node's own id for a button or row: what comes back to it as heard pick. */
  id: (what: string) => string;
  /** A text of the flow in the customer's language. Values are put in as they are: pass typed text through `plain`. */
  say: (text: FlowText, values?: Record<string, string>) => string;
  /** The same above choices: when the customer was not understood it opens with the flow's fallback. */
  prompt: (text: FlowText, values?: Record<string, string>) => string;
  fallback: string;
};

/** A node at work. `heard` is null on arrival. */
export type Behaviour = {
  /** What it must know first; run then gets an answer of the same kind. */
  ask?: (scene: Scene, heard: Heard | null) => Ask | undefined;
  run: (scene: Scene, heard: Heard | null, answer: Answer | undefined) => Step;
  /** Words it does not understand may be the name of a product. */
  searchable?: true;
  /** It looks into the cart, which is empty once its link was ordered from. */
  usesCart?: true;
};
