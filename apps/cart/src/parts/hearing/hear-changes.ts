const afterFailureMs = 30_000;
/** A line that is silent for longer is dead: the server answers sooner. */
const deadMs = 40_000;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** Whether the cart is another than was seen, and how long to leave it before asking again; undefined when nobody says. */
async function ask(token: string, seen: string, signal: AbortSignal) {
  try {
    const response = await fetch("/cart/watch", { method: "POST", body: new URLSearchParams({ token, seen }), signal });
    const body: unknown = response.ok ? await response.json() : undefined;
    if (!isObject(body) || typeof body.mark !== "string") return undefined;
    return { isNews: body.mark !== seen, pauseMs: Number(body.pause_ms) };
  } catch {
    return undefined;
  }
}

/**
 * Tells when a cart is another than was seen, while its page is. One question after the other, each answered when there
 * is news or after a while.
 * @returns how to stop listening.
 */
export function hearChanges(token: string, seen: string, onNews: () => Promise<void>): () => void {
  let line = new AbortController();
  let isRunning = false;
  let isOver = false;
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      setTimeout(resolve, ms);
      line.signal.addEventListener("abort", () => resolve());
    });
  const run = async () => {
    if (isRunning) return;
    isRunning = true;
    while (!isOver && !document.hidden) {
      line = new AbortController();
      const { signal } = line;
      const dead = setTimeout(() => line.abort(), deadMs);
      const answer = await ask(token, seen, signal);
      clearTimeout(dead);
      if (signal.aborted) continue;
      // What is shown then has a mark of its own, and is listened for anew.
      if (answer?.isNews) await onNews();
      await pause(answer ? answer.pauseMs : afterFailureMs);
    }
    isRunning = false;
  };
  const look = () => {
    line.abort();
    void run();
  };
  document.addEventListener("visibilitychange", look);
  void run();
  return () => {
    isOver = true;
    line.abort();
    document.removeEventListener("visibilitychange", look);
  };
}
