import type { Turn } from "@mauzo/chat-widget/show-talk";
import type { Answer, Ask, ProductFacts, ShopFacts } from "@mauzo/chatflow/asks";
import { type ChatState, newChatState } from "@mauzo/chatflow/chat-state";
import { converse } from "@mauzo/chatflow/converse";
import { defaultFlow } from "@mauzo/chatflow/default-flow";
import type { Language } from "../../../i18n/language.ts";

export type Talk = {
  state: ChatState;
  turns: Turn[] /** It asks for what this product alone cannot answer. */;
  ended: boolean;
};
export type TalkedAbout = { product: ProductFacts; category: string; shop: ShopFacts };

class Beyond extends Error {}

/** The shop as if it had nothing else. */
const answerWith =
  (product: ProductFacts) =>
  async (ask: Ask): Promise<Answer> => {
    if (ask.kind === "product") return { kind: "product", product };
    if (ask.kind === "products") return { kind: "products", products: [product], total: 1 };
    throw new Beyond();
  };

/** What the chat says to a pick: the engine of the real chat, which knows of this product only. */
export async function pick(about: TalkedAbout, talk: Talk, option: { id: string; title: string }): Promise<Talk> {
  const said = { said: option.title };
  try {
    const input = { kind: "pick", id: option.id } as const;
    const { state, actions } = await converse(defaultFlow, talk.state, input, about.shop, answerWith(about.product));
    return { state, turns: [...talk.turns, said, { actions }], ended: false };
  } catch (error) {
    if (!(error instanceof Beyond)) throw error;
    return { ...talk, turns: [...talk.turns, said], ended: true };
  }
}

/** The product on its shelf in the chat, and what comes when a customer picks it. */
export async function talkAbout(about: TalkedAbout, language: Language): Promise<Talk> {
  const begun = { ...newChatState(language), node: "categories" };
  const shelf = { id: `products:page:0:category:${about.category}`, title: "" };
  const shelved = await pick(about, { state: begun, turns: [], ended: false }, shelf);
  const onShelf = { ...shelved, turns: shelved.turns.slice(1) };
  return pick(about, onShelf, { id: `products:p:${about.product.id}`, title: about.product.name });
}
