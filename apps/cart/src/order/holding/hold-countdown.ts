/** The remaining time as `14:59`, from an hour on as `1:59:59`. The last second shows until it is over. */
export function countdownText(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1_000));
  const two = (value: number) => String(value).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  return `${hours > 0 ? `${hours}:` : ""}${two(minutes)}:${two(seconds % 60)}`;
}

/** When the page's first byte arrived, by the device's clock; the script may have loaded much later. */
export function arrivedAtMs(): number {
  const [arrival] = performance.getEntriesByType("navigation");
  return performance.timeOrigin + (arrival instanceof PerformanceNavigationTiming ? arrival.responseStart : 0);
}

/**
 * Returns a clock with the server's time, even if the device's clock is wrong.
 * @param madeAtMs the server's time when the device's clock showed `arrivedMs`.
 */
export function openClock(madeAtMs: number, arrivedMs: number): () => number {
  const aheadMs = arrivedMs - madeAtMs;
  // Not performance.now(), which stops while a phone sleeps.
  return () => Date.now() - aheadMs;
}
