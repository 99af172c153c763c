import { savesData } from "../../../lib/browser/saves-data.ts";
import { catalogueAgain } from "./catalogue.ts";
import { type Look, writeOffer } from "./fill-card.ts";

type Page = Look & { slug: string };

const everyMs = 30_000;
/** Coming back and being online again are often one. */
const atLeastMs = 2_000;

/** Prices and stock of the page's cards as they are now, while somebody looks at it and does not save data. */
export function keepFresh({ slug, ...look }: Page) {
  if (savesData()) return;
  let lookedAt = Date.now();
  const again = async () => {
    if (document.hidden || !navigator.onLine || Date.now() - lookedAt < atLeastMs) return;
    lookedAt = Date.now();
    const now = await catalogueAgain(slug);
    if (!now) return;
    const products = new Map(now.products.map((product) => [product.id, product]));
    for (const card of document.querySelectorAll<HTMLElement>("li[data-card]")) {
      const product = products.get(card.querySelector<HTMLElement>("a[data-product]")?.dataset.product ?? "");
      if (product) writeOffer(card, product, look);
      card.hidden = !product && now.isWhole;
    }
  };
  setInterval(again, everyMs);
  document.addEventListener("visibilitychange", again);
  addEventListener("online", again);
  // Out of the browser's memory by Back, the page is as it was left.
  addEventListener("pageshow", ({ persisted }) => persisted && void again());
}
