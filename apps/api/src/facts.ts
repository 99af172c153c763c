import type { Language, Money } from "@mauzo/contract/shared";
import type { Tx } from "./db/scope.ts";

/** What a domain tells those above it, in the transaction that makes it true. */
export type Facts = {
  /** A customer ordered what was in their cart; `conversationId`: where its link was given, if it was in a chat on the web. */
  "cart-ordered": {
    shopId: string;
    conversationId: string | null;
    number: string;
    total: Money;
    language: Language;
  };
};

/** Who hears of what, each in the transaction that tells it: an error of theirs undoes it. */
export type Subscribers = { [Name in keyof Facts]: ((tx: Tx, fact: Facts[Name]) => Promise<unknown>)[] };

export type Tell = <Name extends keyof Facts>(tx: Tx, name: Name, fact: Facts[Name]) => Promise<void>;

/** Tells a fact to those who hear of it, one after the other. */
export const tellTo =
  (subscribers: Subscribers): Tell =>
  async (tx, name, fact) => {
    for (const hear of subscribers[name]) await hear(tx, fact);
  };
