/** Who a place waits for: the script of its page, or the chat. */
type Waker = "page" | "chat";

/** What was asleep until now works; what was pressed there meanwhile is pressed (`lib/frame/early-press`). */
export function wake(who: Waker): void {
  for (const place of document.querySelectorAll(`[data-asleep="${who}"]`)) place.removeAttribute("data-asleep");
}

/** The page's script did not arrive: what needs it goes away, as where there are no scripts. */
export function giveUp(): void {
  document.documentElement.dataset.unloaded = "";
  wake("page");
}
