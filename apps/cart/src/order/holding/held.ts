/** What is left as `14:59`; from an hour on as `1:59:59`. The last second is shown until it is over. */
export function leftText(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1_000));
  const two = (value: number) => String(value).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  return `${hours > 0 ? `${hours}:` : ""}${two(minutes)}:${two(seconds % 60)}`;
}

/** When the first byte of the page came, by the device's clock; its script may have come much later. */
export function arrivedAtMs(): number {
  const [arrival] = performance.getEntriesByType("navigation");
  return performance.timeOrigin + (arrival instanceof PerformanceNavigationTiming ? arrival.responseStart : 0);
}

/**
 * The server's clock, whatever the device's shows.
 * @param madeAtMs what the server's showed when that of the device showed `arrivedMs`.
 */
export function openClock(madeAtMs: number, arrivedMs: number): () => number {
  const aheadMs = arrivedMs - madeAtMs;
  // Not by performance.now(), which stands still while a phone sleeps.
  return () => Date.now() - aheadMs;
}
