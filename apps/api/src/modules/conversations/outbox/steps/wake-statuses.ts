const wakers = new Set<() => void>();

/** Wakes those of this process that apply statuses; others look by themselves soon. */
export function wakeStatuses(): void {
  for (const wake of wakers) wake();
}

/** Runs `wake` whenever there are statuses, until the returned function is called. */
export function onWakeStatuses(wake: () => void): () => void {
  wakers.add(wake);
  return () => void wakers.delete(wake);
}
