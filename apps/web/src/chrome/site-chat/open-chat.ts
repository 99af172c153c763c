import { pressedLink } from "../../lib/browser/pressed-link.ts";
import { whenIdle } from "../../lib/browser/when-idle.ts";
import { wake } from "../asleep/wake.ts";

declare global {
  // An interface, because only that can add to the browser's own.
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
  script.onload = script.onerror = () => wake("chat");
  document.body.append(script);
}

/**
 * The chat of this site. It loads once the page is there and idle, nobody waits for it; or as soon as somebody wants it.
 * Links marked `data-chat` open it; where it has not loaded they stay what they are, links to WhatsApp.
 */
export function openChat() {
  const place = document.querySelector<HTMLElement>("[data-site-chat]");
  if (!place) return;
  let asked = false;
  const start = () => {
    if (!asked) load(place.dataset);
    asked = true;
  };
  // On the way down: before the chat is there, presses on what is asleep come no further.
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
