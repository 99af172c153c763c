import type { Language, Money } from "@mauzo/contract/shared";
import type { Tx } from "./db/tenant-transaction.ts";

/** What a domain publishes to the domains above it, in the transaction that makes it true. */
export type Facts = {
  /**
   * A customer ordered a cart. `conversationId` is the conversation on the web that gave the link, if there was one.
   */
  "cart-ordered": {
    shopId: string;
    conversationId: string | null;
    number: string;
    total: Money;
    language: Language;
  };
};

/** The subscribers of each fact. They run in the publisher's transaction: an error in one rolls it back. */
export type Subscribers = { [Name in keyof Facts]: ((tx: Tx, fact: Facts[Name]) => Promise<unknown>)[] };

export type EmitFact = <Name extends keyof Facts>(tx: Tx, name: Name, fact: Facts[Name]) => Promise<void>;

/** Calls a fact's subscribers one after the other. */
export const makeEmitFact =
  (subscribers: Subscribers): EmitFact =>
  async (tx, name, fact) => {
    for (const handle of subscribers[name]) await handle(tx, fact);
  };
