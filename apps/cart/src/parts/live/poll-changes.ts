import { keepPolling } from "@mauzo/api-client/stream/keep-polling";

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** One long poll: whether the cart has changed, and the pause before the next poll; undefined if it failed. */
async function pollOnce(path: string, token: string, seen: string, signal: AbortSignal) {
  const response = await fetch(path, { method: "POST", body: new URLSearchParams({ token, seen }), signal });
  const body: unknown = response.ok ? await response.json() : undefined;
  if (!isObject(body) || typeof body.cursor !== "string") return undefined;
  return { isNews: body.cursor !== seen, pauseMs: Number(body.pause_ms) };
}

/**
 * Calls `onNews` when the cart, or what else the path watches, differs from what was seen, as long as the page is visible.
 * @returns a function that stops polling.
 */
export function pollChanges(
  token: string,
  seen: string,
  onNews: () => Promise<void>,
  path = "/cart/watch",
): () => void {
  const { stop } = keepPolling({
    isWanted: () => true,
    poll: async (signal) => {
      const answer = await pollOnce(path, token, seen, signal);
      // The cart shown then has its own cursor and is polled anew.
      if (answer?.isNews && !signal.aborted) await onNews();
      return answer?.pauseMs;
    },
  });
  return stop;
}
