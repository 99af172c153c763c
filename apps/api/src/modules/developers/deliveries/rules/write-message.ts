import type { WebhookEvent } from "@mauzo/contract/developers/webhook-kinds";
import { type WebhookBody, type WebhookOrder, webhookVersion } from "@mauzo/contract/developers/webhook-messages";
import { toIsoString } from "../../../../db/columns.ts";
import type { Fact } from "../../../../facts.ts";
import type { ProductStock } from "../queries/subjects.ts";

/** A fact that may be told to an endpoint. */
export type ToldFact = Extract<Fact, { name: WebhookEvent }>;
export type OrderFact = Extract<ToldFact, { name: `order.${string}` }>;
export const isOfOrder = (fact: ToldFact): fact is OrderFact => fact.name.startsWith("order.");

/** What the messages of a batch of facts say of their subjects. */
export type Subjects = { orders: Map<string, WebhookOrder>; stock: Map<string, ProductStock> };

function dataOf(fact: ToldFact, { orders, stock }: Subjects): WebhookBody["data"] | undefined {
  if (fact.name === "stock.changed") return { product_id: fact.subject, variants: stock.get(fact.subject) ?? [] };
  if (fact.name === "customer.changed") return { id: fact.subject, kind: fact.payload.kind };
  if (fact.name === "conversation.opened") return { id: fact.subject, channel: fact.payload.channel };
  const order = orders.get(fact.subject);
  if (order === undefined) return undefined;
  if (fact.name === "order.moved") {
    const { from, to, moves } = fact.payload;
    return { order, from, to, moves };
  }
  if (fact.name === "order.edited") return { order, kind: fact.payload.kind };
  if (fact.name === "order.placed") return { order };
  const { payment_id, amount, method } = fact.payload;
  return { order, payment_id, amount, method };
}

const bodyOf = (type: WebhookBody["type"], timestamp: string, data: WebhookBody["data"]): string =>
  JSON.stringify({ type, timestamp, version: webhookVersion, data });

/** What is sent of a fact, to the byte; undefined: what it is about is gone. */
export function writeMessage(fact: ToldFact, subjects: Subjects): string | undefined {
  const data = dataOf(fact, subjects);
  return data && bodyOf(fact.name, toIsoString(fact.at), data);
}

/** What is sent as a test. */
export const writeTest = (at: Date): string =>
  bodyOf("webhook.test", at.toISOString(), { message: "This is a test from Mauzo." });
