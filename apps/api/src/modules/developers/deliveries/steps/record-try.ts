import { publishLiveEvent } from "../../../../db/live-events.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { EmitFact } from "../../../../facts.ts";
import type { WebhookAnswer } from "../../../../gateways/webhooks/port.ts";
import { lockDelivery, updateDelivery } from "../queries/deliveries.ts";
import { lockHealth, updateHealth } from "../queries/endpoints.ts";
import { insertAttempts, insertBodies } from "../queries/sending.ts";
import { hasFailedForDays, nextTryAt, outcomeOf, type TryOutcome } from "../rules/schedule.ts";
import type { ClaimedDelivery } from "./claim-delivery.ts";
import { skipWaiting } from "./skip-waiting.ts";

type Try = { answer: WebhookAnswer; at: Date; ms: number };
const gone = 410;

/** What a try says of its endpoint: one that is gone, or failed for days, is paused, and its shop is told. */
async function judgeEndpoint(
  tx: Tx,
  emitFact: EmitFact,
  { shopId, endpointId }: ClaimedDelivery,
  { status, problem }: TryOutcome,
  now: Date,
): Promise<{ isPaused: boolean }> {
  const endpoint = await lockHealth(tx, shopId, endpointId);
  if (!endpoint) return { isPaused: true };
  const { failingSince, pausedWhy } = endpoint;
  if (problem === null) {
    if (failingSince !== null) await updateHealth(tx, shopId, endpointId, { failingSince: null });
    return { isPaused: pausedWhy !== null };
  }
  const why = status === gone ? "gone" : hasFailedForDays(failingSince, now) ? "failing" : undefined;
  if (failingSince === null) await updateHealth(tx, shopId, endpointId, { failingSince: now.toISOString() });
  if (why === undefined || pausedWhy !== null || endpoint.removedAt !== null) return { isPaused: pausedWhy !== null };
  await updateHealth(tx, shopId, endpointId, { pausedWhy: why });
  await skipWaiting(tx, shopId, endpointId);
  const actor = { kind: "system" as const };
  await emitFact(tx, { name: "webhook.paused", shopId, subject: endpointId, actor, payload: { why } });
  return { isPaused: true };
}

/** Writes down a try and what follows from it: when it is tried again, or that it is not. */
export async function recordTry(
  tx: Tx,
  { emitFact, random, now }: { emitFact: EmitFact; random: () => number; now: Date },
  claimed: ClaimedDelivery,
  { answer, at, ms }: Try,
): Promise<void> {
  const { shopId, id, url, headers } = claimed;
  const outcome = outcomeOf(answer, now);
  const { status, problem } = outcome;
  const { isPaused } = await judgeEndpoint(tx, emitFact, claimed, outcome, now);
  const present = await lockDelivery(tx, shopId, id);
  if (!present) return;
  const answerHeaders = "headers" in answer ? answer.headers : {};
  const row = { shopId, deliveryId: id, url, at: at.toISOString(), ms, status, problem, headers, answerHeaders };
  const [attemptId = ""] = await insertAttempts(tx, [row]);
  if ("body" in answer && answer.body !== "")
    await insertBodies(tx, [{ shopId, deliveryId: id, attemptId, body: answer.body }]);
  // Whoever took it since, as this try was slow, decides what comes next.
  if (present.state !== "sending") return;
  const tries = claimed.tries + 1;
  const again = problem === null || isPaused || status === gone ? undefined : nextTryAt(tries, outcome, now, random());
  await updateDelivery(tx, shopId, id, {
    ...{ tries, status, problem },
    ...(again === undefined
      ? { state: problem === null ? ("sent" as const) : ("failed" as const), dueAt: null }
      : { state: "waiting" as const, dueAt: again.toISOString() }),
  });
  await publishLiveEvent(tx, { topic: "webhooks", id });
}
