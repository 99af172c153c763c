/** What an element waits for: the script of its page, or the chat. */
type Waker = "page" | "chat";

/** Marks the waiting elements as ready; a click made meanwhile is replayed (`lib/page-scripts/click-replay`). */
export function scriptReady(who: Waker): void {
  for (const place of document.querySelectorAll(`[data-asleep="${who}"]`)) place.removeAttribute("data-asleep");
}

/** The page's script failed to load: hides what needs it, as where scripting is off. */
export function scriptFailed(): void {
  document.documentElement.dataset.unloaded = "";
  scriptReady("page");
}
