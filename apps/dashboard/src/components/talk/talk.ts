import type { Turn } from "@mauzo/chat-widget/show-talk";
import type { Answer, Ask, ShopFacts } from "@mauzo/chatflow/asks";
import { type ChatState, newChatState } from "@mauzo/chatflow/chat-state";
import { converse } from "@mauzo/chatflow/converse";
import { defaultFlow } from "@mauzo/chatflow/default-flow";
import type { Language } from "../../i18n/language.ts";

/** `ended`: it was asked for what the preview does not know of. */
export type Talk = { state: ChatState; turns: Turn[]; ended: boolean };
/** The shop as if it had nothing else: undefined answers what goes beyond that. */
export type Known = { shop: ShopFacts; answer: (ask: Ask) => Answer | undefined };
export type Option = { id: string; title: string };

class Beyond extends Error {}

/** What the chat says to a pick: the engine of the real chat, which knows of nothing else. */
export async function pick({ shop, answer }: Known, talk: Talk, { id, title }: Option): Promise<Talk> {
  const said = { said: title };
  const tell = async (ask: Ask) => {
    const told = answer(ask);
    if (!told) throw new Beyond();
    return told;
  };
  try {
    const { state, actions } = await converse(defaultFlow, talk.state, { kind: "pick", id }, shop, tell);
    return { state, turns: [...talk.turns, said, { actions }], ended: false };
  } catch (error) {
    if (!(error instanceof Beyond)) throw error;
    return { ...talk, turns: [...talk.turns, said], ended: true };
  }
}

/** What a customer sees who picked a shelf: `category:home`, or `set:` and an id. */
export async function openShelf(
  known: Known,
  shelf: `${"category" | "set"}:${string}`,
  language: Language,
): Promise<Talk> {
  const begun = { ...newChatState(language), node: "categories" };
  const option = { id: `products:page:0:${shelf}`, title: "" };
  const shelved = await pick(known, { state: begun, turns: [], ended: false }, option);
  return { ...shelved, turns: shelved.turns.slice(1) };
}
