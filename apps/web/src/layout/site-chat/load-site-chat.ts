import { pressedLink } from "../../lib/browser/pressed-link.ts";
import { whenIdle } from "../../lib/browser/when-idle.ts";
import { scriptReady } from "../script-state/script-ready.ts";

declare global {
  // An interface, because only that can extend the browser's own.
  interface Window {
    Mauzo?: { open: () => void; on: (event: "opened", handle: () => void) => void };
  }
}

function load({ bot, lang }: DOMStringMap) {
  const script = document.createElement("script");
  script.src = "/widget.js";
  script.async = true;
  script.dataset.bot = bot;
  script.dataset.lang = lang;
  // Somebody may press on the chat while it is on its way: its frame waits for it then.
  const frame = document.querySelector<HTMLElement>("[data-chat-opening]");
  script.onload = () => {
    scriptReady("chat");
    if (!frame || frame.hidden) return;
    window.Mauzo?.on("opened", () => {
      frame.hidden = true;
    });
    window.Mauzo?.open();
  };
  script.onerror = () => {
    scriptReady("chat");
    if (frame) frame.dataset.failed = "";
  };
  document.body.append(script);
}

/**
 * Loads the chat of this site once the page is loaded and idle; links marked `data-chat` open it. Until it has loaded
 * they are answered by `lib/page-scripts/chat-press`.
 */
export function loadSiteChat() {
  const place = document.querySelector<HTMLElement>("[data-site-chat]");
  if (!place) return;
  const start = () => {
    // A press may have asked for it before this script was there (`lib/page-scripts/chat-press`).
    if (!("asked" in place.dataset)) load(place.dataset);
    place.dataset.asked = "";
  };
  addEventListener(
    "click",
    (event) => {
      if (!pressedLink(event, "a[data-chat]") || !window.Mauzo) return;
      event.preventDefault();
      window.Mauzo.open();
    },
    true,
  );
  if (document.readyState === "complete") whenIdle(start);
  else addEventListener("load", () => whenIdle(start), { once: true });
}
