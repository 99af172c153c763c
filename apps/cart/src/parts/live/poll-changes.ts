const afterFailureMs = 30_000;
/** A request without a response for longer is dead: the server always responds sooner. */
const deadMs = 40_000;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** One long poll: whether the cart has changed, and the pause before the next poll; undefined if it failed. */
async function pollOnce(token: string, seen: string, signal: AbortSignal) {
  try {
    const response = await fetch("/cart/watch", { method: "POST", body: new URLSearchParams({ token, seen }), signal });
    const body: unknown = response.ok ? await response.json() : undefined;
    if (!isObject(body) || typeof body.cursor !== "string") return undefined;
    return { isNews: body.cursor !== seen, pauseMs: Number(body.pause_ms) };
  } catch {
    return undefined;
  }
}

/**
 * Calls `onNews` when the cart differs from what was seen, as long as the page is visible. Runs one long poll after the
 * other; each returns on a change or after a while.
 * @returns a function that stops polling.
 */
export function pollChanges(token: string, seen: string, onNews: () => Promise<void>): () => void {
  let controller = new AbortController();
  let isRunning = false;
  let isOver = false;
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      setTimeout(resolve, ms);
      controller.signal.addEventListener("abort", () => resolve());
    });
  const run = async () => {
    if (isRunning) return;
    isRunning = true;
    while (!isOver && !document.hidden) {
      controller = new AbortController();
      const { signal } = controller;
      const timeout = setTimeout(() => controller.abort(), deadMs);
      const answer = await pollOnce(token, seen, signal);
      clearTimeout(timeout);
      if (signal.aborted) continue;
      // The cart shown then has its own cursor and is polled anew.
      if (answer?.isNews) await onNews();
      await pause(answer ? answer.pauseMs : afterFailureMs);
    }
    isRunning = false;
  };
  const restart = () => {
    controller.abort();
    void run();
  };
  document.addEventListener("visibilitychange", restart);
  void run();
  return () => {
    isOver = true;
    controller.abort();
    document.removeEventListener("visibilitychange", restart);
  };
}
