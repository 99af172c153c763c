/** The site's own bot or, if it has none, the demo shop's. */
async function findBot(): Promise<string> {
  const own = document.querySelector<HTMLElement>("[data-site-chat]")?.dataset.bot;
  if (own) return own;
  const response = await fetch("/api/public/shops/demo");
  if (!response.ok) throw new Error("there is no demo shop");
  return (await response.json()).shop.bot_id;
}

/** Loads the chat widget into a box of the page when the visitor asks for it. */
export function loadLiveWidget() {
  const place = document.querySelector<HTMLElement>("[data-live]");
  const button = place?.querySelector("button");
  const said = place?.querySelector("[role=alert]");
  if (!place || !button || !said) return;
  const load = async () => {
    const [botId, { mountWidget }] = await Promise.all([findBot(), import("@mauzo/chat-widget/mount-widget")]);
    place.replaceChildren();
    const lang = document.documentElement.lang === "sw" ? "sw" : "en";
    mountWidget({ botId, apiBase: "/api", lang, mode: "inline", target: place });
  };
  button.addEventListener("click", () => {
    said.textContent = "";
    load().catch(() => {
      said.textContent = place.dataset.failed ?? "";
    });
  });
}
