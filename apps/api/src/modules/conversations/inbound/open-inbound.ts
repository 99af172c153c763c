import type { Pool } from "../../../db/connection-pool.ts";
import { inShop, outsideShops } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { openLoop } from "../../../jobs/open-loop.ts";
import { loops } from "../../../jobs/wake-loops.ts";
import { markRead } from "../outbox/mark-read.ts";
import { handleNextEvent, type InboundDeps } from "./handle-next-event.ts";
import { type DueContact, listDueContacts, postponeEvent } from "./queries/turn.ts";
import { wakeInbound } from "./steps/wake-inbound.ts";

/** How long a contact has to be quiet before their turn, and how long it is at most: so messages come in their order. */
export type Quiet = { quietMs: number; mostMs: number };

type Options = InboundDeps &
  Pick<Deps, "channels" | "sealedValues"> & {
    /** A pool of its own: requests never wait for these connections, nor these for requests. */
    pool: Pool;
    quiet: Quiet;
    pollEveryMs?: number;
  };

/** How many contacts a process has in hand; each holds one connection. */
const mostOpen = 6;
/** After so many messages of a contact others have their turn. */
const mostInARow = 20;
const listed = 24;
/** Another process has the contact's turn: it handles what is there. */
const busyMs = 50;

/**
 * Handles what arrived over the shops' numbers, after its commit. Any number of processes may run it: a contact's
 * messages are handled by one at a time, in the provider's order, each in a transaction of its own.
 */
export function openInbound({ pool, quiet, pollEveryMs = 1_000, ...deps }: Options) {
  const open = new Map<string, Promise<void>>();
  /** Whose turn it is, as they were listed; who wrote since waits for the next list. */
  const ready: DueContact[] = [];
  const marking = new Set<Promise<void>>();
  let stopping = false;

  const markAsRead = ({ shopId, numberId }: DueContact, externalId: string) => {
    const done = markRead({ pool, ...deps }, { shopId, numberId, externalId, typing: false }).finally(() => {
      marking.delete(done);
    });
    marking.add(done);
  };

  const takeTurns = async (contact: DueContact): Promise<void> => {
    for (let handled = 0; handled < mostInARow && !stopping; handled++) {
      const done = await inShop(pool, contact.shopId, (tx) => handleNextEvent(tx, deps, contact));
      if (done.outcome !== "handled") return;
      if (done.read !== undefined) markAsRead(contact, done.read);
    }
  };

  const postpone = async (contact: DueContact, err: unknown) => {
    deps.log.error({ err, number: contact.numberId }, "a message could not be handled and is tried again");
    await inShop(pool, contact.shopId, (tx) => postponeEvent(tx, contact));
  };

  const launch = (contact: DueContact) => {
    const key = `${contact.shopId}|${contact.numberId}|${contact.contactKey}`;
    if (open.has(key)) return;
    const working = takeTurns(contact)
      .catch((err: unknown) => postpone(contact, err))
      // The database is away: the round that fails next says so.
      .catch(() => undefined)
      .finally(() => {
        open.delete(key);
        const next = stopping ? [] : ready.splice(0, mostOpen - open.size);
        if (next.length > 0) next.forEach(launch);
        else wakeInbound();
      });
    open.set(key, working);
  };

  /** Gives contacts their turn. @returns when the next one has theirs, in milliseconds; undefined if nobody waits. */
  const round = async (): Promise<number | undefined> => {
    if (open.size >= mostOpen || ready.length > 0) return pollEveryMs;
    const due = await listDueContacts(outsideShops(pool), { ...quiet, atMost: listed });
    let next: number | undefined;
    for (const { waitMs, ...contact } of due) {
      if (waitMs > 0) next = Math.min(next ?? waitMs, waitMs);
      else if (open.size < mostOpen) launch(contact);
      else ready.push(contact);
    }
    return due.length > 0 ? (next ?? busyMs) : undefined;
  };

  const loop = openLoop({
    run: async () => Math.min((await round()) ?? pollEveryMs, pollEveryMs),
    onWake: loops.inbound.onWake,
    log: deps.log,
  });

  return {
    /** Handles everything that is there, and waits until it is done. */
    handleDue: async () => {
      for (;;) {
        const next = await round();
        if (next === undefined && open.size === 0) return;
        if (open.size > 0) await Promise.race(open.values());
        else await new Promise((resolve) => setTimeout(resolve, next));
      }
    },
    start: loop.start,
    /** Takes no more turns; resolves when those in hand are done. */
    stop: async () => {
      stopping = true;
      await loop.stop();
      await Promise.all([...open.values(), ...marking]);
    },
  };
}
