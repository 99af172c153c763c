import { pressedLink } from "../../lib/browser/pressed-link.ts";
import { whenIdle } from "../../lib/browser/when-idle.ts";
import { scriptReady } from "../script-state/script-ready.ts";

declare global {
  // An interface, because only that can extend the browser's own.
  interface Window {
    Mauzo?: { open: () => void };
  }
}

function load({ bot, lang }: DOMStringMap) {
  const script = document.createElement("script");
  script.src = "/widget.js";
  script.async = true;
  script.dataset.bot = bot;
  script.dataset.lang = lang;
  script.onload = script.onerror = () => scriptReady("chat");
  document.body.append(script);
}

/**
 * Loads the chat of this site once the page is loaded and idle, or as soon as a visitor wants it. Links marked
 * `data-chat` open it; until it has loaded they stay links to WhatsApp.
 */
export function loadSiteChat() {
  const place = document.querySelector<HTMLElement>("[data-site-chat]");
  if (!place) return;
  let asked = false;
  const start = () => {
    if (!asked) load(place.dataset);
    asked = true;
  };
  // In the capture phase: until the chat is ready, clicks in `data-asleep` elements get no further.
  addEventListener(
    "click",
    (event) => {
      if (!pressedLink(event, "a[data-chat]")) return;
      start();
      if (!window.Mauzo) return;
      event.preventDefault();
      window.Mauzo.open();
    },
    true,
  );
  if (document.querySelector("a[data-chat][aria-busy]")) return start();
  if (document.readyState === "complete") whenIdle(start);
  else addEventListener("load", () => whenIdle(start), { once: true });
}
