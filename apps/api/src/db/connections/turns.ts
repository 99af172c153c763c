import { DatabaseUnavailable } from "./unavailable.ts";

/** Waiting is counted in ticks rather than timed: a process that itself stood still sends nobody away for it. */
const tickMs = 100;
/** Behind work that takes long a request waits this long and no longer; those who come next, a little longer. */
const patienceTicks = 9;
const nextTicks = 25;
/** Behind short work, however much of it, it waits longer: a burst of 200 shoppers queues and is not sent away. */
const burstTicks = 100;
/** Short work: as many turns in the last second as bring 200 waiting through in ten. */
const burstTurns = 20;

type Waiter = { ticks: number; begin: () => void; refuse: (error: Error) => void };

export type Turns = {
  /** @throws DatabaseUnavailable when no turn comes in reasonable time. */
  take: () => Promise<void>;
  give: () => void;
  /** Sends all who wait away. */
  refuse: (error: Error) => void;
};

/** So many at a time, the others in a queue whose length is bounded by how fast it moves. */
export function makeTurns(count: () => number): Turns {
  let taken = 0;
  let waiting: Waiter[] = [];
  let given = 0;
  let recent: number[] = [];
  let timer: NodeJS.Timeout | undefined;

  const tick = () => {
    recent = [...recent.slice(-9), given];
    given = 0;
    const isMoving = recent.reduce((sum, turns) => sum + turns, 0) >= burstTurns;
    const stay: Waiter[] = [];
    for (const waiter of waiting) {
      waiter.ticks++;
      const isNext = stay.length < count();
      if (waiter.ticks >= (isMoving ? burstTicks : isNext ? nextTicks : patienceTicks))
        waiter.refuse(new DatabaseUnavailable("no connection came free"));
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
      timer ??= setInterval(tick, tickMs);
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
