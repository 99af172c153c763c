/** Runs `work` when the browser is idle, after 3 s at the latest. */
export function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: 3_000 });
  else setTimeout(work, 300);
}
