/**
 * The wait after so many failures: about 1 s, 2 s, 4 s … `longestMs`. With jitter: all clients lose the connection at
 * once and must not come back at the same moment.
 */
export const backoffMs = (failures: number, longestMs: number): number =>
  Math.min(1000 * 2 ** failures, longestMs) * (0.5 + Math.random());

/** Waits; ends early when the network comes back, the page becomes visible again, or the signal aborts. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      globalThis.removeEventListener?.("online", done);
      globalThis.document?.removeEventListener("visibilitychange", done);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    globalThis.addEventListener?.("online", done);
    globalThis.document?.addEventListener("visibilitychange", done);
    signal.addEventListener("abort", done);
  });
}
