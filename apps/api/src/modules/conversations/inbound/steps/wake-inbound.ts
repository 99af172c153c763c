import { loops } from "../../../../jobs/wake-loops.ts";

/** However much arrives within this time, it is looked at once. */
const wakeEveryMs = 20;
let timer: NodeJS.Timeout | undefined;

/** Wakes what handles messages. */
export function wakeInbound(): void {
  timer ??= setTimeout(() => {
    timer = undefined;
    loops.inbound.wake();
  }, wakeEveryMs);
  timer.unref();
}
