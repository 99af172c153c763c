import { webhookEvents } from "@mauzo/contract/developers/webhook-kinds";
import { publishLiveEvent } from "../../../db/live-events.ts";
import { newIds } from "../../../db/sql/new-ids.ts";
import { runAfterCommit } from "../../../db/tenant-transaction.ts";
import type { AfterCommitSubscriber, Fact } from "../../../facts.ts";
import { loops } from "../../../jobs/wake-loops.ts";
import { listListeners } from "./queries/endpoints.ts";
import { insertBodies, insertDeliveries } from "./queries/sending.ts";
import { readOrders, readStock } from "./queries/subjects.ts";
import { isOfOrder, type ToldFact, writeMessage } from "./rules/write-message.ts";

const told: ReadonlySet<string> = new Set(webhookEvents);
const isTold = (fact: Fact): fact is ToldFact => told.has(fact.name);
const subjectsOf = (facts: ToldFact[]) => [...new Set(facts.map(({ subject }) => subject))];

/**
 * Writes what is to be told to the shop's endpoints, each once for a fact; it is sent after the commit. What it says is
 * written now: every try sends the same bytes. For an endpoint that is paused it is written down as skipped.
 */
export const tellWebhooks: AfterCommitSubscriber["handle"] = async (tx, _, { shopId, facts }) => {
  const listeners = await listListeners(tx, shopId);
  const wanted = facts.filter(isTold).filter(({ name }) => listeners.some(({ events }) => events.includes(name)));
  const [first] = wanted;
  if (first === undefined) return;
  const subjects = {
    orders: await readOrders(tx, shopId, subjectsOf(wanted.filter(isOfOrder))),
    stock: await readStock(tx, shopId, subjectsOf(wanted.filter(({ name }) => name === "stock.changed"))),
  };
  const dueAt = new Date().toISOString();
  const messages = wanted.flatMap((fact) => {
    const body = writeMessage(fact, subjects);
    if (body === undefined) return [];
    return listeners
      .filter(({ events }) => events.includes(fact.name))
      .map(({ id: endpointId, pausedWhy }) => ({
        body,
        row: {
          ...{ shopId, endpointId, event: fact.name, factId: fact.id },
          orderId: isOfOrder(fact) ? fact.subject : null,
          ...(pausedWhy === null ? { state: "waiting" as const, dueAt } : { state: "skipped" as const, dueAt: null }),
        },
      }));
  });
  const ids = await newIds(tx, messages.length);
  const deliveries = messages.flatMap(({ row, body }, at) => {
    const id = ids[at];
    return id === undefined ? [] : [{ row: { ...row, id }, body }];
  });
  await insertDeliveries(
    tx,
    deliveries.map(({ row }) => row),
  );
  await insertBodies(
    tx,
    deliveries.map(({ row, body }) => ({ shopId, deliveryId: row.id, attemptId: null, body })),
  );
  await publishLiveEvent(tx, { topic: "webhooks", id: first.subject });
  runAfterCommit(tx, loops.webhooks.wake);
};
