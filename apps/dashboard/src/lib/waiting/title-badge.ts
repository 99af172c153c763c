import { useEffect } from "react";
import { useWaitingCounts, waitingText } from "./waiting-counts.ts";

const badge = /^\(\d+\+?\) /;

/** Keeps a number in front of the document's title, also of those that pages give it later. @returns what takes it away */
function keepInTitle(text: string): () => void {
  const put = () => {
    const title = `(${text}) ${document.title.replace(badge, "")}`;
    if (document.title !== title) document.title = title;
  };
  put();
  const observer = new MutationObserver(put);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => {
    observer.disconnect();
    document.title = document.title.replace(badge, "");
  };
}

/** Shows on the tab, and on the app where it is installed, how many conversations wait: what the navigation shows. */
export function useTitleBadge(): void {
  const { conversations: count = 0 } = useWaitingCounts();
  useEffect(() => {
    if (count === 0) return;
    const forget = keepInTitle(waitingText(count));
    // Browsers that show no numbers on apps have no such function; whoever may not is refused.
    void navigator.setAppBadge?.(count).catch(() => undefined);
    return () => {
      forget();
      void navigator.clearAppBadge?.().catch(() => undefined);
    };
  }, [count]);
}
