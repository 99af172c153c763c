import { and, asc, eq, lte, sql } from "drizzle-orm";
import { channelEvents } from "../../../../db/schema/conversations/channel-events.ts";
import { outbox } from "../../../../db/schema/conversations/outbox.ts";
import { type Given, preparedQuery } from "../../../../db/sql/prepared-query.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { Known } from "../rules/fold-statuses.ts";

export const mostStatuses = 200;
const dueStatuses = preparedQuery((tx, given: Given<{ shopId: string; now: string }>) =>
  tx
    .select({
      id: channelEvents.id,
      numberId: channelEvents.numberId,
      body: channelEvents.body,
      providerAt: channelEvents.providerAt,
      arrivedAt: channelEvents.arrivedAt,
      tries: channelEvents.tries,
    })
    .from(channelEvents)
    .where(
      and(
        eq(channelEvents.shopId, given.shopId),
        sql`${channelEvents.kind} = 'status'`,
        sql`${channelEvents.handledAt} is null`,
        lte(channelEvents.dueAt, given.now),
      ),
    )
    .orderBy(asc(channelEvents.dueAt), asc(channelEvents.id))
    .limit(mostStatuses)
    .for("update", { skipLocked: true }),
);
/** Locks what the provider told of messages, the oldest first; what another process has is left to it. */
export const lockDueStatuses = (tx: Tx, shopId: string, now: Date) =>
  dueStatuses(tx, { shopId, now: now.toISOString() });

const toldParts = preparedQuery((tx, given: Given<{ shopId: string; externalIds: string[]; ids: string[] }>) =>
  tx
    .select({
      id: outbox.id,
      conversationId: outbox.conversationId,
      contactId: outbox.contactId,
      messageId: outbox.messageId,
      numberId: outbox.numberId,
      state: outbox.state,
      externalId: outbox.externalId,
      ...{ sentAt: outbox.sentAt, deliveredAt: outbox.deliveredAt, readAt: outbox.readAt, failedAt: outbox.failedAt },
      ...{ code: outbox.code, category: outbox.category, billable: outbox.billable },
    })
    .from(outbox)
    .where(
      and(
        eq(outbox.shopId, given.shopId),
        sql`(${outbox.externalId} = any(${given.externalIds}::text[]) or ${outbox.id} = any(${given.ids}::uuid[]))`,
      ),
    )
    .orderBy(asc(outbox.id))
    .for("no key update"),
);
/** Locks the parts that are named, by the provider's id of them or by ours. */
export const lockToldParts = (tx: Tx, shopId: string, externalIds: string[], ids: string[]) =>
  toldParts(tx, { shopId, externalIds, ids });

const columns = [
  ...(["state", "externalId", "sentAt", "deliveredAt", "readAt", "failedAt", "code", "category", "billable"] as const),
];
type Column = (typeof columns)[number];
type Values = { shopId: string; ids: string[] } & { [Name in Column]: Known[Name][] };
const toldWritten = preparedQuery((tx, given: Given<Values>) =>
  tx
    .update(outbox)
    .set({
      ...{ state: sql`n.state`, externalId: sql`n.external_id`, code: sql`n.code`, category: sql`n.category` },
      ...{ sentAt: sql`n.sent_at`, deliveredAt: sql`n.delivered_at`, readAt: sql`n.read_at` },
      ...{ failedAt: sql`n.failed_at`, billable: sql`n.billable` },
    })
    .from(sql`unnest(${given.ids}::uuid[], ${given.state}::text[], ${given.externalId}::text[],
      ${given.sentAt}::timestamptz[], ${given.deliveredAt}::timestamptz[], ${given.readAt}::timestamptz[],
      ${given.failedAt}::timestamptz[], ${given.code}::integer[], ${given.category}::text[], ${given.billable}::boolean[])
      as n (id, state, external_id, sent_at, delivered_at, read_at, failed_at, code, category, billable)`)
    .where(and(eq(outbox.shopId, given.shopId), sql`${outbox.id} = n.id`)),
);
/** Writes what is known of parts now, all in one statement. */
export async function writeTold(tx: Tx, shopId: string, parts: readonly (Known & { id: string })[]): Promise<void> {
  const of = <Name extends Column>(name: Name) => parts.map((part) => part[name]);
  await toldWritten(tx, {
    ...{ shopId, ids: parts.map(({ id }) => id), state: of("state"), externalId: of("externalId") },
    ...{ sentAt: of("sentAt"), deliveredAt: of("deliveredAt"), readAt: of("readAt"), failedAt: of("failedAt") },
    ...{ code: of("code"), category: of("category"), billable: of("billable") },
  });
}

const handled = preparedQuery((tx, given: Given<{ shopId: string; ids: string[]; now: string }>) =>
  tx
    .update(channelEvents)
    .set({ handledAt: sql`${given.now}` })
    .where(and(eq(channelEvents.shopId, given.shopId), sql`${channelEvents.id} = any(${given.ids}::uuid[])`)),
);
export const markHandled = (tx: Tx, shopId: string, ids: string[], now: Date) =>
  handled(tx, { shopId, ids, now: now.toISOString() });

const later = preparedQuery((tx, given: Given<{ shopId: string; ids: string[]; dueAt: string[] }>) =>
  tx
    .update(channelEvents)
    .set({ dueAt: sql`n.due_at`, tries: sql`${channelEvents.tries} + 1` })
    .from(sql`unnest(${given.ids}::uuid[], ${given.dueAt}::timestamptz[]) as n (id, due_at)`)
    .where(and(eq(channelEvents.shopId, given.shopId), sql`${channelEvents.id} = n.id`)),
);
/** Has events looked at again. */
export const postponeEvents = (tx: Tx, shopId: string, events: readonly { id: string; dueAt: Date }[]) =>
  later(tx, { shopId, ids: events.map(({ id }) => id), dueAt: events.map(({ dueAt }) => dueAt.toISOString()) });
