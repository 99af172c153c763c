import { keepPolling } from "@mauzo/api-client/stream/keep-polling";
import { savesData } from "../../../lib/browser/saves-data.ts";
import { fetchProductChanges } from "../../../lib/storefront-cart/storefront-api.ts";
import type { CardContext } from "../shop-product-card.tsx";
import { onCatalogueChange, publishChange } from "./catalogue.ts";
import { drawCard } from "./draw-card.tsx";

type Page = CardContext & { slug: string };

/** Customers read the page first; products they open are polled at once. */
const afterMs = 5_000;
/** How many products are polled at a time. */
const most = 60;

const cursors = new Map<string, string>();
let openIds: readonly string[] = [];
let pollsCards = false;
let polling: ReturnType<typeof keepPolling> | undefined;
let shop = "";

function polledIds(): string[] {
  const cards = pollsCards ? document.querySelectorAll<HTMLElement>("li[data-card] a[data-product]") : [];
  return [...new Set([...openIds, ...Array.from(cards, ({ dataset }) => dataset.product ?? "")])].slice(0, most);
}

async function pollOnce(signal: AbortSignal) {
  const answer = await fetchProductChanges(shop, polledIds(), cursors, signal);
  if (!answer) return undefined;
  for (const [id, cursor] of answer.cursors) cursors.set(id, cursor);
  publishChange(answer);
  return answer.pauseMs;
}

/** Starts with the first products to poll, and anew whenever they are others. */
function poll() {
  if (polling) polling.restart();
  else polling = keepPolling({ poll: pollOnce, isWanted: () => navigator.onLine && polledIds().length > 0 });
}

/** Polls these opened products, whatever else the page shows. */
export function setOpenProducts(ids: readonly string[]) {
  const isKnown = ids.every((id) => openIds.includes(id));
  openIds = ids;
  if (!isKnown) poll();
}

/**
 * Keeps price and stock on the page up to date while it is visible. When the browser is set to save data, only opened
 * products are polled.
 */
export function pollProducts({ slug, ...look }: Page) {
  shop = slug;
  onCatalogueChange(({ products, gone }) => {
    const now = new Map(products.map((product) => [product.id, product]));
    for (const card of document.querySelectorAll<HTMLElement>("li[data-card]")) {
      const id = card.querySelector<HTMLElement>("a[data-product]")?.dataset.product ?? "";
      const product = now.get(id);
      if (product) drawCard(card, product, look);
      if (product || gone.includes(id)) card.hidden = !product;
    }
  });
  if (!savesData())
    setTimeout(() => {
      pollsCards = true;
      poll();
    }, afterMs);
  // A page restored from the back/forward cache shows its old state.
  addEventListener("pageshow", ({ persisted }) => persisted && poll());
}
