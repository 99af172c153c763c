import { DatabaseUnavailable } from "./unavailable.ts";

/** Waiting is counted in ticks rather than timed: a process that itself stood still sends nobody away for it. */
const tickMs = 100;
/** Within two seconds of a request everybody is told, sent away or on the way: with room for a busy process. */
const decisionTicks = 15;
/** A burst of 200 shoppers queues and is not sent away. */
const longestTicks = 100;

type Waiter = { ticks: number; begin: () => void; refuse: (error: Error) => void };

export type Turns = {
  /**
   * Whoever has begun goes before those who come new: what was let in is finished, and how fast newcomers are let in
   * tells how many of them will be in time.
   * @throws DatabaseUnavailable when no turn comes in reasonable time.
   */
  take: (who?: "newcomer" | "begun") => Promise<void>;
  give: () => void;
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
    /** Lets the first in, if there is one. */
    move() {
      const next = waiting.shift();
      if (next) moved++;
      next?.begin();
      return next !== undefined;
    },
    tick() {
      recent = [...recent, moved].slice(-decisionTicks);
      moved = 0;
      const perTick = recent.reduce((sum, turns) => sum + turns, 0) / recent.length;
      const stay: Waiter[] = [];
      for (const waiter of waiting) {
        waiter.ticks++;
        const isInVain = waiter.ticks === decisionTicks && stay.length >= perTick * longestTicks;
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

/** So many at a time, the others in line. */
export function makeTurns(count: () => number): Turns {
  const lines = { begun: makeLine(), newcomer: makeLine() };
  let taken = 0;
  let timer: NodeJS.Timeout | undefined;

  const tick = () => {
    lines.begun.tick();
    lines.newcomer.tick();
    if (!lines.begun.isEmpty() || !lines.newcomer.isEmpty()) return;
    clearInterval(timer);
    timer = undefined;
  };

  return {
    take(who = "newcomer") {
      if (taken < count()) {
        taken++;
        return Promise.resolve();
      }
      timer ??= setInterval(tick, tickMs);
      return lines[who].join();
    },
    give() {
      if (!lines.begun.move() && !lines.newcomer.move()) taken--;
    },
    refuse(error) {
      lines.begun.refuse(error);
      lines.newcomer.refuse(error);
    },
  };
}
