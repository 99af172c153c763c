import type { LiveEvent } from "@mauzo/contract/shop/events";
import type { LiveEvents } from "../../db/live-events.ts";
import { ipNetwork } from "../rate-limits/ip-network.ts";

/**
 * How many requests may wait at a time. When there is no room, the request is answered at once and the client polls
 * again later.
 */
const maxWaiting = { process: 2_000, network: 300 };
/**
 * How long, and for how many different queries, a read is shared at most, so that a change nobody published is noticed
 * too.
 */
const sharedReads = { ms: 20_000, questions: 50 };
const pauses = { newsMs: 1_000, noRoomMs: 30_000 };
/** Orders take stock; everything else that changes what is on sale publishes one of the other topics. */
const topics: readonly LiveEvent["topic"][] = ["orders", "products", "shop"];

type LongPollRequest<T> = {
  shopId: string;
  address: string;
  /** Identifies the query: all callers with the same key share one read. */
  key: string;
  read: () => Promise<T>;
  isNews: (known: T) => boolean;
  waitMs: number;
  /** Aborted once the client no longer waits for the response. */
  abortSignal: AbortSignal;
};
export type LongPolls<T> = {
  /**
   * Returns the result as soon as it is news, or when the time is up; and how long the client should pause before it
   * polls again: a moment when much changes, long when there was no room.
   */
  waitForNews: (asked: LongPollRequest<T>) => Promise<{ known: T; pauseMs: number }>;
};

function openLongPoll<T>(live: Pick<LiveEvents, "subscribe">, shopId: string) {
  const wakers = new Set<() => void>();
  let reads = new Map<string, Promise<T>>();
  let begunMs = 0;
  let version = 0;
  let isOver = false;
  const change = () => {
    version += 1;
    reads = new Map();
    for (const wake of wakers) wake();
  };
  const leave = live.subscribe(shopId, {
    // After a gap there is no event to go by: anything may have changed.
    onEvent: (event) => (!event || topics.includes(event.topic)) && change(),
    onEnd() {
      isOver = true;
      change();
    },
  });
  return {
    leave,
    version: () => version,
    isOver: () => isOver,
    read(key: string, ask: () => Promise<T>): Promise<T> {
      if (Date.now() - begunMs > sharedReads.ms || reads.size >= sharedReads.questions) {
        reads = new Map();
        begunMs = Date.now();
      }
      const [known, readsAtStart] = [reads.get(key), reads];
      if (known) return known;
      const read = ask();
      // Into the map from before the read, not one that a change has created meanwhile: this read is older than that
      // change.
      readsAtStart.set(key, read);
      read.catch(() => readsAtStart.delete(key));
      return read;
    },
    /** Resolves when the version is no longer `seen`, after `ms`, or when the client leaves. */
    changedSince: (seen: number, ms: number, left: AbortSignal) =>
      new Promise<void>((resolve) => {
        if (seen !== version || left.aborted) return resolve();
        const done = () => {
          clearTimeout(timer);
          wakers.delete(done);
          left.removeEventListener("abort", done);
          resolve();
        };
        const timer = setTimeout(done, ms);
        wakers.add(done);
        left.addEventListener("abort", done);
      }),
  };
}

/**
 * The long polls of this process: requests that stay open until a shop's products change. After a change, each query is
 * read once for all who wait for it; between changes nothing is read.
 */
export function createLongPolls<T>(live: Pick<LiveEvents, "subscribe">): LongPolls<T> {
  const longPolls = new Map<string, { longPoll: ReturnType<typeof openLongPoll<T>>; waiting: number }>();
  const ofNetwork = new Map<string, number>();
  let ofProcess = 0;

  const enter = (shopId: string, network: string) => {
    const entry = longPolls.get(shopId) ?? { longPoll: openLongPoll<T>(live, shopId), waiting: 0 };
    longPolls.set(shopId, entry);
    entry.waiting += 1;
    ofProcess += 1;
    ofNetwork.set(network, (ofNetwork.get(network) ?? 0) + 1);
    const leave = () => {
      entry.waiting -= 1;
      ofProcess -= 1;
      const others = (ofNetwork.get(network) ?? 1) - 1;
      if (others > 0) ofNetwork.set(network, others);
      else ofNetwork.delete(network);
      if (entry.waiting > 0) return;
      entry.longPoll.leave();
      longPolls.delete(shopId);
    };
    return { longPoll: entry.longPoll, leave };
  };

  return {
    async waitForNews({ shopId, address, key, read, isNews, waitMs, abortSignal }) {
      const network = ipNetwork(address);
      if (ofProcess >= maxWaiting.process || (ofNetwork.get(network) ?? 0) >= maxWaiting.network)
        return { known: await read(), pauseMs: pauses.noRoomMs };
      const { longPoll, leave } = enter(shopId, network);
      const untilMs = performance.now() + waitMs;
      try {
        for (;;) {
          const version = longPoll.version();
          const known = await longPoll.read(key, read);
          const leftMs = untilMs - performance.now();
          const isOver = longPoll.isOver();
          if (isOver || isNews(known)) return { known, pauseMs: pauses.newsMs };
          if (leftMs <= 0 || abortSignal.aborted) return { known, pauseMs: 0 };
          await longPoll.changedSince(version, leftMs, abortSignal);
        }
      } finally {
        leave();
      }
    },
  };
}
