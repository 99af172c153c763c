const wakers = new Set<() => void>();

/** Wakes what handles messages in this process; other processes look by themselves soon. */
export function wakeInbound(): void {
  for (const wake of wakers) wake();
}

/** Runs `wake` whenever something arrived, until the returned function is called. */
export function onWakeInbound(wake: () => void): () => void {
  wakers.add(wake);
  return () => void wakers.delete(wake);
}
