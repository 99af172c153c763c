import { catalogueFacts } from "@mauzo/contract/catalogue/facts";
import { conversationFacts } from "@mauzo/contract/conversations/facts";
import { customerFacts } from "@mauzo/contract/customers/facts";
import { developerFacts } from "@mauzo/contract/developers/facts";
import { expenseFacts } from "@mauzo/contract/expenses/facts";
import type { FactActor } from "@mauzo/contract/fact";
import { marketingFacts } from "@mauzo/contract/marketing/facts";
import { orderFacts } from "@mauzo/contract/orders/facts";
import { paymentFacts } from "@mauzo/contract/payments/facts";
import { posFacts } from "@mauzo/contract/pos/facts";
import { shopFacts } from "@mauzo/contract/shop/facts";
import type * as z from "zod/mini";
import { insertFact } from "./db/facts/insert-fact.ts";
import { runAfterCommit, type Tx } from "./db/tenant-transaction.ts";
import type { Queue } from "./jobs/job-queue.ts";

/** All facts, by name. */
export const facts = {
  ...shopFacts,
  ...catalogueFacts,
  ...customerFacts,
  ...orderFacts,
  ...paymentFacts,
  ...expenseFacts,
  ...posFacts,
  ...conversationFacts,
  ...marketingFacts,
  ...developerFacts,
};
type FactName = keyof typeof facts;

/** A fact as a domain emits it: what happened to which subject, and who did it. */
export type NewFact<Name extends FactName> = {
  name: Name;
  shopId: string;
  subject: string;
  actor: FactActor;
  payload: z.output<(typeof facts)[Name]["payload"]>;
};
/** A fact as it is stored. */
export type Fact<Name extends FactName = FactName> = {
  [Each in Name]: NewFact<Each> & { id: string; version: number; at: string };
}[Name];

export type EmitFact = <Name extends FactName>(tx: Tx, fact: NewFact<Name>) => Promise<void>;

/** The subscribers without which the emitter must not commit. They run in its transaction: an error in one rolls it back. */
export type InTransactionSubscribers = {
  [Name in FactName]: ((tx: Tx, fact: NewFact<Name>, emitFact: EmitFact) => Promise<unknown>)[];
};

/**
 * Receives facts after their commit. `handle` gets the facts of one shop, in order, in the scope of that shop and in the
 * transaction that moves the subscriber's cursor, so what it writes happens exactly once. Work outside the database is a
 * job, which it sends. Two facts of one subject may arrive in the order in which their transactions began, so it reads
 * the current state of the subject, or the number that the fact carries.
 */
export type AfterCommitSubscriber = {
  name: string;
  facts: readonly FactName[];
  handle: (tx: Tx, deps: { queue: Pick<Queue, "send"> }, batch: { shopId: string; facts: Fact[] }) => Promise<void>;
};

/** Creates the only function that writes facts. @param notify wakes the dispatchers once the facts are committed. */
export function makeEmitFact(subscribers: InTransactionSubscribers, notify: () => void): EmitFact {
  const emitFact: EmitFact = async (tx, fact) => {
    const { version, payload } = facts[fact.name];
    await insertFact(tx, { ...fact, version, payload: payload.parse(fact.payload) });
    for (const handle of subscribers[fact.name]) await handle(tx, fact, emitFact);
    runAfterCommit(tx, notify);
  };
  return emitFact;
}
