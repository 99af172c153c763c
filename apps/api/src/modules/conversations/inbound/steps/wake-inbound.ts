const wakers = new Set<() => void>();

/** However much arrives within this time, it is looked at once. */
const wakeEveryMs = 20;
let timer: NodeJS.Timeout | undefined;

/** Wakes what handles messages in this process; other processes look by themselves soon. */
export function wakeInbound(): void {
  timer ??= setTimeout(() => {
    timer = undefined;
    for (const wake of wakers) wake();
  }, wakeEveryMs);
  timer.unref();
}

/** Runs `wake` whenever something arrived, until the returned function is called. */
export function onWakeInbound(wake: () => void): () => void {
  wakers.add(wake);
  return () => void wakers.delete(wake);
}
