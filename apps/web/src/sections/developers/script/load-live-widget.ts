import { askFromPage } from "@mauzo/api-client/transport/ask-from-page";
import type { publicShops } from "@mauzo/contract/storefront/public-shops";

/** The site's own bot or, if it has none, the demo shop's. */
async function findBot(): Promise<string> {
  const own = document.querySelector<HTMLElement>("[data-site-chat]")?.dataset.bot;
  if (own) return own;
  const { ok, body } = await askFromPage<(typeof publicShops)["get"]>("GET /public/shops/:slug", {
    params: { slug: "demo" },
  });
  const shop: unknown = ok && typeof body === "object" && body !== null && "shop" in body ? body.shop : undefined;
  if (typeof shop !== "object" || shop === null || !("bot_id" in shop)) throw new Error("there is no demo shop");
  return String(shop.bot_id);
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
