let tail: Promise<unknown> = Promise.resolve();

/**
 * Runs `work` under a lock across the tabs of this browser; in this tab only where the browser has no locks (plain
 * http).
 */
export function withTabLock<T>(work: () => Promise<T>): Promise<T> {
  if (navigator.locks) return navigator.locks.request("access-token", work);
  const result = tail.then(work, work);
  tail = result.catch(() => undefined);
  return result;
}
