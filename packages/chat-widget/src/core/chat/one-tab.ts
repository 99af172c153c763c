/** Does work in one tab at a time, where the browser has locks (on https). Elsewhere the shop takes each message once by its key. */
export const oneTab =
  (name: string) =>
  async (work: () => Promise<void>, signal: AbortSignal): Promise<void> => {
    if (navigator.locks) await navigator.locks.request(name, { signal }, work);
    else await work();
  };
