import type { LiveEvent } from "@mauzo/contract/shop/events";
import type { Live } from "../../db/live.ts";
import { networkOf } from "../limits/network.ts";

/** How many wait at a time. Who finds no room is answered at once, and asks again later. */
const most = { process: 2_000, network: 300 };
/** What is read is shared so long at most, by so many different questions: a change that nobody announced is seen too. */
const shared = { ms: 20_000, questions: 50 };
const pauses = { newsMs: 1_000, noRoomMs: 30_000 };
/** An order takes stock, and whatever else changes what is sold says so. */
const topics: readonly LiveEvent["topic"][] = ["orders", "products", "shop"];

type Asked<T> = {
  shopId: string;
  address: string;
  /** What is asked: the same question is read once for all who ask it. */
  key: string;
  read: () => Promise<T>;
  isNews: (known: T) => boolean;
  waitMs: number;
  /** Nobody waits for the answer any more. */
  left: AbortSignal;
};
export type Watches<T> = {
  /**
   * What is known as soon as it is news, or when the time is up; and how long the caller leaves it before they ask again:
   * a moment where much changes, long where there was no room.
   */
  look: (asked: Asked<T>) => Promise<{ known: T; pauseMs: number }>;
};

function openWatch<T>(live: Pick<Live, "subscribe">, shopId: string) {
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
    // Nothing in particular is told after a gap: then anything may have changed.
    tell: (event) => (!event || topics.includes(event.topic)) && change(),
    end() {
      isOver = true;
      change();
    },
  });
  return {
    leave,
    version: () => version,
    isOver: () => isOver,
    read(key: string, ask: () => Promise<T>): Promise<T> {
      if (Date.now() - begunMs > shared.ms || reads.size >= shared.questions) {
        reads = new Map();
        begunMs = Date.now();
      }
      const [known, ofNow] = [reads.get(key), reads];
      if (known) return known;
      const read = ask();
      // Not those of a change meanwhile: this was read before it.
      ofNow.set(key, read);
      read.catch(() => ofNow.delete(key));
      return read;
    },
    /** Until something is different from that version, or so long. */
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
 * Who looks at a shop's goods and waits for them to change, in this process: a wait is a request that stays open. What
 * changed is read once for all who wait for the same; between changes nothing is read.
 */
export function openWatches<T>(live: Pick<Live, "subscribe">): Watches<T> {
  const watches = new Map<string, { watch: ReturnType<typeof openWatch<T>>; waiting: number }>();
  const ofNetwork = new Map<string, number>();
  let ofProcess = 0;

  const enter = (shopId: string, network: string) => {
    const entry = watches.get(shopId) ?? { watch: openWatch<T>(live, shopId), waiting: 0 };
    watches.set(shopId, entry);
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
      entry.watch.leave();
      watches.delete(shopId);
    };
    return { watch: entry.watch, leave };
  };

  return {
    async look({ shopId, address, key, read, isNews, waitMs, left }) {
      const network = networkOf(address);
      if (ofProcess >= most.process || (ofNetwork.get(network) ?? 0) >= most.network)
        return { known: await read(), pauseMs: pauses.noRoomMs };
      const { watch, leave } = enter(shopId, network);
      const untilMs = performance.now() + waitMs;
      try {
        for (;;) {
          const version = watch.version();
          const known = await watch.read(key, read);
          const leftMs = untilMs - performance.now();
          const isOver = watch.isOver();
          if (isOver || isNews(known)) return { known, pauseMs: pauses.newsMs };
          if (leftMs <= 0 || left.aborted) return { known, pauseMs: 0 };
          await watch.changedSince(version, leftMs, left);
        }
      } finally {
        leave();
      }
    },
  };
}
