const minuteMs = 60_000;
/** How long a till may keep what it has to tell. */
const oldestMs = 35 * 24 * 60 * minuteMs;

/** When something happened that a till tells of later, as far as that can be; a clock that is a little ahead is no wrong one. */
export function momentOf(told: string, nowMs: number): { at: string; isWrong: boolean } {
  const toldMs = Date.parse(told);
  const atMs = Math.min(Math.max(toldMs, nowMs - oldestMs), nowMs);
  return { at: new Date(atMs).toISOString(), isWrong: Math.abs(toldMs - atMs) > 5 * minuteMs };
}
