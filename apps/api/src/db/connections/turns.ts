import { DatabaseUnavailable } from "./unavailable.ts";

/** Waiting is counted in ticks rather than timed: a process that itself stood still sends nobody away for it. */
const tickMs = 100;
/** Within two seconds everybody is told: sent away, or the turn comes. */
const decisionTicks = 19;
/** A burst of 200 shoppers queues and is not sent away. */
const longestTicks = 100;

type Waiter = { ticks: number; begin: () => void; refuse: (error: Error) => void };

export type Turns = {
  /** @throws DatabaseUnavailable when no turn comes in reasonable time. */
  take: () => Promise<void>;
  give: () => void;
  /** Sends all who wait away. */
  refuse: (error: Error) => void;
};

/** So many at a time, the others in a queue no longer than what its speed brings through while they can wait. */
export function makeTurns(count: () => number): Turns {
  let taken = 0;
  let waiting: Waiter[] = [];
  let given = 0;
  let recent: number[] = [];
  let timer: NodeJS.Timeout | undefined;

  const tick = () => {
    recent = [...recent, given].slice(-decisionTicks);
    given = 0;
    const perTick = recent.reduce((sum, turns) => sum + turns, 0) / recent.length;
    const stay: Waiter[] = [];
    for (const waiter of waiting) {
      waiter.ticks++;
      const isInVain = waiter.ticks === decisionTicks && stay.length >= perTick * longestTicks;
      if (isInVain || waiter.ticks >= longestTicks) waiter.refuse(new DatabaseUnavailable("no connection came free"));
      else stay.push(waiter);
    }
    waiting = stay;
    if (waiting.length > 0) return;
    clearInterval(timer);
    timer = undefined;
    recent = [];
  };

  return {
    take() {
      if (taken < count()) {
        taken++;
        return Promise.resolve();
      }
      if (!timer) {
        given = 0;
        timer = setInterval(tick, tickMs);
      }
      return new Promise((begin, refuse) => waiting.push({ ticks: 0, begin, refuse }));
    },
    give() {
      given++;
      const next = waiting.shift();
      if (next) next.begin();
      else taken--;
    },
    refuse(error) {
      const gone = waiting;
      waiting = [];
      for (const waiter of gone) waiter.refuse(error);
    },
  };
}
