import type { SetProductFacts } from "@mauzo/chatflow/flow-requests";
import {
  openProductList,
  type PreviewConversation,
  type PreviewData,
} from "../../../../components/conversation/run-preview-chat.ts";
import type { Language } from "../../../../i18n/language.ts";
import { type ShownSet, toProductFacts } from "./preview-content.ts";

const both = (text: string) => ({ en: text, sw: text });

/** The responses of a shop that has only this set, in one language. */
export function responsesForSet({ header, body, footer, sections }: ShownSet): PreviewData["answer"] {
  const set = { id: "set", title: both(header), body: both(body), footer: both(footer) };
  const all: SetProductFacts[] = sections.flatMap(({ title, products }) =>
    products.map((product) => ({ ...toProductFacts(product), ...(title !== "" && { section: both(title) }) })),
  );
  return (ask) =>
    ask.kind === "set"
      ? { kind: "set", set, products: all.slice(ask.offset, ask.offset + ask.limit), total: all.length }
      : undefined;
}

/** The conversation after a customer picked this set in the chat. */
export const startSetPreview = (known: PreviewData, language: Language): Promise<PreviewConversation> =>
  openProductList(known, "set:set", language);
