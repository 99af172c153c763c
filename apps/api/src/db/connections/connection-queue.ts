import { DatabaseUnavailable } from "./database-unavailable-error.ts";

/** Waiting is counted in ticks, not measured by the clock: nobody is refused because the process itself was blocked. */
const tickMs = 100;
/**
 * When it is decided whether waiting is in vain. Callers then know within two seconds of their request, with some slack
 * for a busy process.
 */
const decisionTicks = 15;
/** Long enough that a burst of 200 shoppers queues and nobody is refused. */
const longestTicks = 100;
/**
 * When work takes a second, a queue moves in jumps. Its speed is averaged over `speedTicks` and projected over
 * `trustedTicks`, fewer than a caller has left to wait.
 */
const speedTicks = 50;
const trustedTicks = 60;

type Waiter = { ticks: number; begin: () => void; refuse: (error: Error) => void };

export type ConnectionQueue = {
  /**
   * `share` is who the connection is for: a shop, or nobody yet. Shares take turns, and none gets every connection: a
   * crowd in one shop, or its work that waits for a locked row, leaves connections for its neighbours.
   * @throws DatabaseUnavailable when no connection comes free in reasonable time.
   */
  acquire: (share: string) => Promise<void>;
  release: (share: string) => void;
  /** How many wait. */
  waiting: () => number;
  /** Rejects everybody who waits. */
  rejectAll: (error: Error) => void;
};

/** A waiting list no longer than what its speed can serve before the callers time out. */
function makeWaitingList() {
  let waiting: Waiter[] = [];
  let moved = 0;
  let recent: number[] = [];
  return {
    join: () => new Promise<void>((begin, refuse) => waiting.push({ ticks: 0, begin, refuse })),
    isEmpty: () => waiting.length === 0,
    length: () => waiting.length,
    /** Serves the first in the list. */
    move() {
      moved++;
      waiting.shift()?.begin();
    },
    tick() {
      recent = [...recent, moved].slice(-speedTicks);
      moved = 0;
      const perTick = recent.reduce((sum, turns) => sum + turns, 0) / recent.length;
      const stay: Waiter[] = [];
      for (const waiter of waiting) {
        waiter.ticks++;
        const isInVain = waiter.ticks === decisionTicks && stay.length >= perTick * trustedTicks;
        if (isInVain || waiter.ticks >= longestTicks) waiter.refuse(new DatabaseUnavailable("no connection came free"));
        else stay.push(waiter);
      }
      waiting = stay;
      if (stay.length === 0) recent = [];
    },
    refuse(error: Error) {
      const gone = waiting;
      waiting = [];
      for (const waiter of gone) waiter.refuse(error);
    },
  };
}

type Share = { line: ReturnType<typeof makeWaitingList>; taken: number };

/** Hands out `count()` connections at a time; other callers wait in the queue of their share. */
export function makeConnectionQueue(count: () => number): ConnectionQueue {
  /** Ordered by last use: the share that was served longest ago comes first. */
  const shares = new Map<string, Share>();
  let taken = 0;
  let timer: NodeJS.Timeout | undefined;

  const hasRoom = (share: Share) => taken < count() && share.taken < Math.max(1, Math.floor(count() * 0.8));
  const leave = (name: string, { taken, line }: Share) => void (taken === 0 && line.isEmpty() && shares.delete(name));

  const tick = () => {
    for (const [name, share] of shares) {
      share.line.tick();
      leave(name, share);
    }
    if ([...shares.values()].some(({ line }) => !line.isEmpty())) return;
    clearInterval(timer);
    timer = undefined;
  };

  const begin = (name: string, share: Share) => {
    taken++;
    share.taken++;
    shares.delete(name);
    shares.set(name, share);
  };

  return {
    acquire(name) {
      const share = shares.get(name) ?? { line: makeWaitingList(), taken: 0 };
      shares.set(name, share);
      if (hasRoom(share)) {
        begin(name, share);
        return Promise.resolve();
      }
      timer ??= setInterval(tick, tickMs);
      return share.line.join();
    },
    release(name) {
      const given = shares.get(name);
      if (!given) return;
      taken--;
      given.taken--;
      const next = [...shares].find(([, share]) => !share.line.isEmpty() && hasRoom(share));
      if (next) {
        begin(...next);
        next[1].line.move();
      }
      leave(name, given);
    },
    waiting: () => [...shares.values()].reduce((sum, { line }) => sum + line.length(), 0),
    rejectAll(error) {
      for (const { line } of shares.values()) line.refuse(error);
    },
  };
}
