import { DatabaseUnavailable } from "./unavailable.ts";

/** Waiting is counted in ticks rather than timed: a process that itself stood still sends nobody away for it. */
const tickMs = 100;
/** Within two seconds of a request everybody is told, sent away or on the way: with room for a busy process. */
const decisionTicks = 15;
/** A burst of 200 shoppers queues and is not sent away. */
const longestTicks = 100;
/** Work of a second moves a line by jumps: its speed is measured over so many ticks, and trusted for fewer than are left. */
const speedTicks = 50;
const trustedTicks = 60;

type Waiter = { ticks: number; begin: () => void; refuse: (error: Error) => void };

export type Turns = {
  /**
   * `share` is for whom one waits: a shop, or nobody yet. Shares have their turns one after the other, and none has all
   * of them: a shop's crowd, or its work that waits for one row, leaves its neighbours theirs.
   * @throws DatabaseUnavailable when no turn comes in reasonable time.
   */
  take: (share: string) => Promise<void>;
  give: (share: string) => void;
  /** Sends all who wait away. */
  refuse: (error: Error) => void;
};

/** A line no longer than what its speed brings through while one can wait. */
function makeLine() {
  let waiting: Waiter[] = [];
  let moved = 0;
  let recent: number[] = [];
  return {
    join: () => new Promise<void>((begin, refuse) => waiting.push({ ticks: 0, begin, refuse })),
    isEmpty: () => waiting.length === 0,
    /** Lets the first in. */
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

type Share = { line: ReturnType<typeof makeLine>; taken: number };

/** So many at a time, the others in line. */
export function makeTurns(count: () => number): Turns {
  /** Whose turn is longest ago comes first. */
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
    take(name) {
      const share = shares.get(name) ?? { line: makeLine(), taken: 0 };
      shares.set(name, share);
      if (hasRoom(share)) {
        begin(name, share);
        return Promise.resolve();
      }
      timer ??= setInterval(tick, tickMs);
      return share.line.join();
    },
    give(name) {
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
    refuse(error) {
      for (const { line } of shares.values()) line.refuse(error);
    },
  };
}
