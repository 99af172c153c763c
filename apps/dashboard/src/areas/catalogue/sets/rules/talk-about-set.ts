import type { SetProductFacts } from "@mauzo/chatflow/asks";
import { type Known, openShelf, type Talk } from "../../../../components/talk/talk.ts";
import type { Language } from "../../../../i18n/language.ts";
import { factsOf, type ShownSet } from "./renderings.ts";

const both = (text: string) => ({ en: text, sw: text });

/** What a shop with this set only knows, as it is shown in one language. */
export function answerOf({ header, body, footer, sections }: ShownSet): Known["answer"] {
  const set = { id: "set", title: both(header), body: both(body), footer: both(footer) };
  const all: SetProductFacts[] = sections.flatMap(({ title, products }) =>
    products.map((product) => ({ ...factsOf(product), ...(title !== "" && { section: both(title) }) })),
  );
  return (ask) =>
    ask.kind === "set"
      ? { kind: "set", set, products: all.slice(ask.offset, ask.offset + ask.limit), total: all.length }
      : undefined;
}

/** The set in the chat, as whoever picked it among the shop's sets sees it. */
export const talkAboutSet = (known: Known, language: Language): Promise<Talk> => openShelf(known, "set:set", language);
