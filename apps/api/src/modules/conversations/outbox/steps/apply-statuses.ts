import { readStatus } from "@mauzo/channels/whatsapp/read-status";
import { toIsoString } from "../../../../db/columns.ts";
import { publishLiveEvent } from "../../../../db/live-events.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import {
  lockDueStatuses,
  lockToldParts,
  markHandled,
  mostStatuses,
  postponeEvents,
  writeTold,
} from "../queries/statuses.ts";
import { foldStatuses, keptMs, retryAfterMs } from "../rules/fold-statuses.ts";
import { type Consequence, consequenceOf } from "../rules/retries.ts";

type Told = { shopId: string; numberId: string; conversationId: string; contactId: string; messageId: string };
export type Applied = {
  /** Whether there may be more. */
  isFull: boolean;
  /** What failures mean beyond their parts, to be done in transactions of their own. */
  consequences: { cause: Told; consequence: Consequence }[];
  /** Whom something reached. */
  reached: string[];
};

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Applies what the provider told a shop of its messages. A status finds its part by the provider's id, or by ours, which
 * it carries: so it may come before the answer to the request, or without one. What finds none is looked at again for a
 * day.
 */
export async function applyStatuses(tx: Tx, shopId: string, now: Date): Promise<Applied> {
  const events = await lockDueStatuses(tx, shopId, now);
  const told = events.flatMap((event) => {
    const status = readStatus(event.body);
    const at = toIsoString(event.providerAt);
    const outboxId = status?.outboxId && uuid.test(status.outboxId) ? status.outboxId : undefined;
    return status ? [{ ...status, event, at, ours: outboxId }] : [];
  });
  const parts = await lockToldParts(
    tx,
    shopId,
    told.map(({ wamid }) => wamid),
    told.flatMap(({ ours }) => ours ?? []),
  );
  const byExternalId = new Map(parts.map((part) => [part.externalId, part]));
  const byId = new Map(parts.map((part) => [part.id, part]));
  const partOf = ({ wamid, ours }: (typeof told)[number]) =>
    byExternalId.get(wamid) ?? (ours === undefined ? undefined : byId.get(ours));

  const ofParts = Map.groupBy(told, partOf);
  const consequences: Applied["consequences"] = [];
  const reached = new Set<string>();
  const changed = [...ofParts].flatMap(([part, statuses]) => {
    if (!part) return [];
    const known = foldStatuses(part, statuses);
    const { numberId, conversationId, contactId, messageId } = part;
    const isNewly = (state: string) => known.state === state && part.state !== state;
    const consequence = isNewly("failed") ? consequenceOf(known.code) : undefined;
    if (consequence)
      consequences.push({ cause: { shopId, numberId, conversationId, contactId, messageId }, consequence });
    if (isNewly("delivered") || isNewly("read")) reached.add(contactId);
    return [{ ...known, id: part.id, conversationId, isNews: known.state !== part.state }];
  });
  await writeTold(tx, shopId, changed);

  const unmatched = ofParts.get(undefined) ?? [];
  const waiting = unmatched.filter(({ event }) => now.getTime() - Date.parse(event.arrivedAt) < keptMs);
  const isWaiting = new Set(waiting.map(({ event }) => event.id));
  const done = events.filter(({ id }) => !isWaiting.has(id));
  await markHandled(
    tx,
    shopId,
    done.map(({ id }) => id),
    now,
  );
  await postponeEvents(
    tx,
    shopId,
    waiting.map(({ event }) => ({ id: event.id, dueAt: new Date(now.getTime() + retryAfterMs(event.tries)) })),
  );
  for (const id of new Set(changed.filter(({ isNews }) => isNews).map(({ conversationId }) => conversationId)))
    await publishLiveEvent(tx, { topic: "conversations", id });
  return { isFull: events.length === mostStatuses, consequences, reached: [...reached] };
}
