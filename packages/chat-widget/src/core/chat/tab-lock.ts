/**
 * Runs work in one tab at a time, where the browser has the Web Locks API (on https). Elsewhere the shop takes each
 * message once by its idempotency key.
 */
export const tabLock =
  (name: string) =>
  async (work: () => Promise<void>, signal: AbortSignal): Promise<void> => {
    if (navigator.locks) await navigator.locks.request(name, { signal }, work);
    else await work();
  };
