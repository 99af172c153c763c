export type TimeLimit = {
  /** Aborts when the time is up, or when the caller's own signal does. */
  signal: AbortSignal;
  /** Counts from now again, since something arrived; `ms` instead of the whole time. */
  restart: (ms?: number) => void;
  end: () => void;
};

/**
 * The time a request may take, its body included; without `ms` as long as it likes. What it aborts fails with a
 * `TimeoutError`.
 */
export function startTimeLimit(ms: number | undefined, outer?: AbortSignal): TimeLimit {
  const controller = new AbortController();
  const stop = () => controller.abort(outer?.reason);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restart = (limitMs = ms) => {
    clearTimeout(timer);
    if (limitMs === undefined) return;
    timer = setTimeout(() => controller.abort(new DOMException("No answer in time", "TimeoutError")), limitMs);
  };
  if (outer?.aborted) stop();
  else outer?.addEventListener("abort", stop, { once: true });
  restart();
  return {
    signal: controller.signal,
    restart,
    end: () => {
      clearTimeout(timer);
      outer?.removeEventListener("abort", stop);
    },
  };
}
