const wakers = new Set<() => void>();

/** Wakes the senders of campaigns of this process; those of others look by themselves soon. */
export function wakeCampaigns(): void {
  for (const wake of wakers) wake();
}

/** Runs `wake` whenever there is something to send, until the returned function is called. */
export function onWakeCampaigns(wake: () => void): () => void {
  wakers.add(wake);
  return () => void wakers.delete(wake);
}
