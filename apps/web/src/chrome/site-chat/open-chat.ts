import { wake } from "../asleep/wake.ts";

function load({ bot, lang }: DOMStringMap) {
  const script = document.createElement("script");
  script.src = "/widget.js";
  script.async = true;
  script.dataset.bot = bot;
  script.dataset.lang = lang;
  script.onload = script.onerror = () => wake("chat");
  document.body.append(script);
}

/** The chat of this site. It loads once the page is there and idle: nobody waits for it. */
export function openChat() {
  const place = document.querySelector<HTMLElement>("[data-site-chat]");
  if (!place) return;
  const whenIdle = () => {
    const start = () => load(place.dataset);
    if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 4_000 });
    else setTimeout(start, 500);
  };
  if (document.readyState === "complete") whenIdle();
  else addEventListener("load", whenIdle, { once: true });
}
