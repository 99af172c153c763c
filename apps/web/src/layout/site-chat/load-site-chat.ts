import { whenIdle } from "../../lib/browser/when-idle.ts";
import { keepClear } from "./keep-clear.ts";

/** Has the chat of this site loaded once the page is loaded and idle; `lib/page-scripts/chat-press` does it. */
export function loadSiteChat() {
  const start = () =>
    whenIdle(() => {
      dispatchEvent(new Event("load-chat"));
      keepClear();
    });
  if (document.readyState === "complete") start();
  else addEventListener("load", start, { once: true });
}
