import type { OutgoingPart } from "@mauzo/channels/outgoing-part";
import { and, asc, eq, gt, inArray, isNotNull, lt, lte, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { channelConnections } from "../../../../db/schema/conversations/channel-connections.ts";
import { channelNumbers } from "../../../../db/schema/conversations/channel-numbers.ts";
import { messages } from "../../../../db/schema/conversations/messages.ts";
import { outbox } from "../../../../db/schema/conversations/outbox.ts";
import { pairLimits } from "../../../../db/schema/conversations/pair-limits.ts";
import { contacts } from "../../../../db/schema/customers/contacts.ts";
import { type Given, preparedQuery } from "../../../../db/sql/prepared-query.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

type OneNumber = { shopId: string; numberId: string };

const lockedNumber = preparedQuery((tx, given: Given<OneNumber>) =>
  tx
    .select({
      phoneNumberId: channelNumbers.phoneNumberId,
      connectionId: channelNumbers.connectionId,
      sealedToken: channelConnections.sealedToken,
      isRemoved: sql<boolean>`${channelNumbers.removedAt} is not null or ${channelConnections.removedAt} is not null`,
      tokens: channelNumbers.tokens,
      tokensAt: channelNumbers.tokensAt,
      pausedUntil: channelNumbers.pausedUntil,
      pauses: channelNumbers.pauses,
    })
    .from(channelNumbers)
    .innerJoin(
      channelConnections,
      and(eq(channelConnections.shopId, channelNumbers.shopId), eq(channelConnections.id, channelNumbers.connectionId)),
    )
    .where(and(eq(channelNumbers.shopId, given.shopId), eq(channelNumbers.id, given.numberId)))
    .for("no key update", { of: channelNumbers, skipLocked: true }),
);
/** Locks a number with what opens it; undefined while another process has it. */
export const lockNumber = async (tx: Tx, shopId: string, numberId: string) =>
  (await lockedNumber(tx, { shopId, numberId }))[0];

const stalled = preparedQuery((tx, given: Given<OneNumber & { since: string; holdsUntil: string }>) =>
  tx
    .update(outbox)
    .set({ state: "unknown", dueAt: sql`${given.holdsUntil}` })
    .where(
      and(
        eq(outbox.shopId, given.shopId),
        eq(outbox.numberId, given.numberId),
        eq(outbox.state, "sending"),
        lte(outbox.claimedAt, given.since),
      ),
    )
    .returning({ conversationId: outbox.conversationId }),
);
/** Parts that are being sent since before `since` are not: nobody knows what became of them. */
export const loseStalled = (tx: Tx, number: OneNumber, times: { since: Date; holdsUntil: Date }) =>
  stalled(tx, { ...number, since: times.since.toISOString(), holdsUntil: times.holdsUntil.toISOString() });

const inFlight = preparedQuery((tx, given: Given<OneNumber>) =>
  tx
    .select({ count: sql<number>`count(*)::int` })
    .from(outbox)
    .where(and(eq(outbox.shopId, given.shopId), eq(outbox.numberId, given.numberId), eq(outbox.state, "sending"))),
);
/** How many requests of the number are open, in all processes. */
export const countSending = async (tx: Tx, number: OneNumber): Promise<number> => {
  const [row] = await inFlight(tx, number);
  return row?.count ?? 0;
};

/** How many heads are read at once. */
export const mostHeads = 20;
const before = alias(outbox, "before");
const headsOfLane = preparedQuery((tx, given: Given<OneNumber & { lane: number; now: string }>) =>
  tx
    .select({
      id: outbox.id,
      conversationId: outbox.conversationId,
      contactId: outbox.contactId,
      freeAt: pairLimits.freeAt,
    })
    .from(outbox)
    .leftJoin(pairLimits, and(eq(pairLimits.shopId, outbox.shopId), eq(pairLimits.contactId, outbox.contactId)))
    .where(
      and(
        eq(outbox.shopId, given.shopId),
        eq(outbox.numberId, given.numberId),
        eq(outbox.state, "queued"),
        eq(outbox.lane, given.lane),
        lte(outbox.dueAt, given.now),
        // With an offset PostgreSQL asks once for each part, by the index of a conversation. As a join, before it has counted
        // the table, it compares each part with each: seconds for 4,000.
        sql`not exists (${tx
          .select({ one: sql`1` })
          .from(before)
          .where(
            and(
              eq(before.shopId, given.shopId),
              eq(before.conversationId, outbox.conversationId),
              or(
                eq(before.state, "sending"),
                and(eq(before.state, "unknown"), gt(before.dueAt, given.now)),
                // A campaign's message waits for everything, and is overtaken by everything else.
                and(
                  eq(before.state, "queued"),
                  or(lt(before.lane, 2), eq(outbox.lane, 2)),
                  sql`(${before.seq}, ${before.part}) < (${outbox.seq}, ${outbox.part})`,
                ),
              ),
              // The index of what is under way has no other states.
              inArray(before.state, ["queued", "sending", "unknown"]),
            ),
          )} offset 0)`,
      ),
    )
    .orderBy(asc(outbox.dueAt), asc(outbox.id))
    .limit(mostHeads),
);
/** The parts of a lane that nothing before them in their conversation holds, those that wait longest first. */
export const listHeads = (tx: Tx, number: OneNumber, lane: number, now: Date) =>
  headsOfLane(tx, { ...number, lane, now: now.toISOString() });

const quoted = alias(messages, "quoted");
const told = alias(outbox, "told");
/** The provider's id of what a part answers: of the customer's message, or of the first part of ours that it has. */
const quotedIdOf = (tx: Tx) => {
  const ours = tx
    .select({ id: told.externalId })
    .from(told)
    .where(
      and(
        eq(told.shopId, outbox.shopId),
        eq(told.conversationId, outbox.conversationId),
        eq(told.seq, quoted.seq),
        isNotNull(told.externalId),
      ),
    )
    .orderBy(asc(told.part))
    .limit(1);
  const theirs = tx
    .select({ id: sql`coalesce(${quoted.externalId}, (${ours}))` })
    .from(quoted)
    .where(and(eq(quoted.shopId, outbox.shopId), eq(quoted.id, outbox.replyTo)));
  return sql<string | null>`case when ${outbox.replyTo} is not null then (${theirs}) end`;
};

const claimed = preparedQuery((tx, given: Given<{ shopId: string; ids: string[]; now: string }>) =>
  tx
    .update(outbox)
    .set({ state: "sending", claimedAt: sql`${given.now}`, tries: sql`${outbox.tries} + 1` })
    .from(contacts)
    .where(
      and(
        eq(outbox.shopId, given.shopId),
        sql`${outbox.id} = any(${given.ids}::uuid[])`,
        eq(outbox.state, "queued"),
        eq(contacts.shopId, outbox.shopId),
        eq(contacts.id, outbox.contactId),
      ),
    )
    .returning({
      id: outbox.id,
      conversationId: outbox.conversationId,
      contactId: outbox.contactId,
      messageId: outbox.messageId,
      wire: sql<OutgoingPart>`${outbox.wire}`,
      quotedId: quotedIdOf(tx),
      tries: outbox.tries,
      phone: contacts.phone,
      waId: contacts.waId,
      bsuid: contacts.businessUserId,
    }),
);
export type ClaimedPart = Awaited<ReturnType<typeof claimed>>[number];
/** Marks these parts as being sent; what was withdrawn meanwhile is left out. */
export const markSending = (tx: Tx, shopId: string, ids: string[], now: Date) =>
  claimed(tx, { shopId, ids, now: now.toISOString() });

const delayed = preparedQuery((tx, given: Given<{ shopId: string; id: string; until: string }>) =>
  tx
    .update(outbox)
    .set({ dueAt: sql`${given.until}` })
    .where(and(eq(outbox.shopId, given.shopId), eq(outbox.id, given.id), eq(outbox.state, "queued"))),
);
/** Puts a part off that its contact may not get yet. */
export const delayPart = (tx: Tx, shopId: string, id: string, until: Date) =>
  delayed(tx, { shopId, id, until: until.toISOString() });

/** Writes when each contact may get the message after this one. */
export const setPairs = (tx: Tx, shopId: string, pairs: { contactId: string; freeAt: Date }[]) =>
  tx
    .insert(pairLimits)
    .values(
      pairs
        .toSorted((a, b) => (a.contactId < b.contactId ? -1 : 1))
        .map(({ contactId, freeAt }) => ({ shopId, contactId, freeAt: freeAt.toISOString() })),
    )
    .onConflictDoUpdate({
      target: [pairLimits.shopId, pairLimits.contactId],
      set: { freeAt: sql`greatest(${pairLimits.freeAt}, excluded.free_at)` },
    });

const bucket = preparedQuery((tx, given: Given<OneNumber & { tokens: number; at: string }>) =>
  tx
    .update(channelNumbers)
    .set({ tokens: sql`${given.tokens}`, tokensAt: sql`${given.at}` })
    .where(and(eq(channelNumbers.shopId, given.shopId), eq(channelNumbers.id, given.numberId))),
);
/** Writes what is left of what the number may send. */
export const setTokens = (tx: Tx, number: OneNumber, tokens: number, at: Date) =>
  bucket(tx, { ...number, tokens, at: at.toISOString() });
