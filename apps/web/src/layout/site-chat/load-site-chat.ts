import { whenIdle } from "../../lib/browser/when-idle.ts";

/** Has the chat of this site loaded once the page is loaded and idle; `lib/page-scripts/chat-press` does it. */
export function loadSiteChat() {
  const start = () =>
    whenIdle(async () => {
      dispatchEvent(new Event("load-chat"));
      const aside = await import("./keep-clear.ts").catch(() => undefined);
      aside?.keepClear();
    });
  if (document.readyState === "complete") start();
  else addEventListener("load", start, { once: true });
}
