type Task = { at: number; run: () => void };

/** How a clock learns the time and is woken: of the machine, or in a test by nobody. */
export type TimeSource = { now: () => number; wake: (ms: number, run: () => void) => () => void };

const machineTime: TimeSource = {
  now: Date.now,
  wake: (ms, run) => {
    const timer = setTimeout(run, Math.min(ms, 2 ** 31 - 1));
    return () => clearTimeout(timer);
  },
};

/** Time that can be moved forward. What was to happen in between happens then, in its order. */
export class Clock {
  #ahead = 0;
  #tasks: Task[] = [];
  #stopWaking = () => {};
  readonly #source: TimeSource;

  constructor(source: TimeSource = machineTime) {
    this.#source = source;
  }

  now(): number {
    return this.#source.now() + this.#ahead;
  }

  /** How far it is ahead of the real time. */
  ahead(): number {
    return this.#ahead;
  }

  /** @returns what takes the task back. */
  after(ms: number, run: () => void): () => void {
    const task = { at: this.now() + ms, run };
    const place = this.#tasks.findLastIndex((other) => other.at <= task.at) + 1;
    this.#tasks.splice(place, 0, task);
    this.#arm();
    return () => {
      this.#tasks = this.#tasks.filter((other) => other !== task);
    };
  }

  wait(ms: number): Promise<void> {
    return ms > 0 ? new Promise((done) => void this.after(ms, done)) : Promise.resolve();
  }

  move(ms: number): void {
    const target = this.now() + ms;
    for (let next = this.#tasks[0]; next && next.at <= target; next = this.#tasks[0]) {
      this.#setTo(Math.max(next.at, this.now()));
      this.#tasks.shift();
      next.run();
    }
    this.#setTo(Math.max(target, this.now()));
    this.#arm();
  }

  /** Real time again; what was waited for is forgotten. */
  reset(): void {
    this.#tasks = [];
    this.#ahead = 0;
    this.#stopWaking();
  }

  #setTo(moment: number): void {
    this.#ahead = moment - this.#source.now();
  }

  #arm(): void {
    this.#stopWaking();
    const next = this.#tasks[0];
    if (next) this.#stopWaking = this.#source.wake(Math.max(0, next.at - this.now()), () => this.move(0));
  }
}
