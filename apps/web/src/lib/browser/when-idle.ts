/** Runs when the browser has nothing else to do, but in 3 s at the latest. */
export function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: 3_000 });
  else setTimeout(work, 300);
}
