import { savesData } from "../../../lib/browser/saves-data.ts";
import { fetchProductChanges } from "../../../lib/storefront-cart/storefront-api.ts";
import { onCatalogueChange, publishChange } from "./catalogue.ts";
import { type CardTexts, updatePriceAndStock } from "./fill-product-card.ts";

type Page = CardTexts & { slug: string };

/** Customers read the page first; products they open are polled at once. */
const afterMs = 5_000;
const afterFailureMs = 30_000;
/** A request without a response for longer is dead: the server always responds sooner. */
const deadMs = 40_000;
/** How many products are polled at a time. */
const most = 60;

const cursors = new Map<string, string>();
let openIds: readonly string[] = [];
let pollsCards = false;
let isRunning = false;
let controller = new AbortController();
let shop = "";

const isSeen = () => !document.hidden && navigator.onLine;

function polledIds(): string[] {
  const cards = pollsCards ? document.querySelectorAll<HTMLElement>("li[data-card] a[data-product]") : [];
  return [...new Set([...openIds, ...Array.from(cards, ({ dataset }) => dataset.product ?? "")])].slice(0, most);
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
    signal.addEventListener("abort", () => resolve());
  });

/** Runs one long poll after the other; each returns on a change or after a while. */
async function run() {
  if (isRunning) return;
  isRunning = true;
  for (let ids = polledIds(); isSeen() && ids.length > 0; ids = polledIds()) {
    controller = new AbortController();
    const { signal } = controller;
    const timeout = setTimeout(() => controller.abort(), deadMs);
    const answer = await fetchProductChanges(shop, ids, cursors, signal);
    clearTimeout(timeout);
    if (answer) {
      for (const [id, cursor] of answer.cursors) cursors.set(id, cursor);
      publishChange(answer);
    }
    if (!signal.aborted) await pause(answer?.pauseMs ?? afterFailureMs, signal);
  }
  isRunning = false;
}

/** The polled products have changed: starts a new request at once. */
function restart() {
  controller.abort();
  void run();
}

/** Polls these opened products, whatever else the page shows. */
export function setOpenProducts(ids: readonly string[]) {
  const isKnown = ids.every((id) => openIds.includes(id));
  openIds = ids;
  if (!isKnown) restart();
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
      if (product) updatePriceAndStock(card, product, look);
      if (product || gone.includes(id)) card.hidden = !product;
    }
  });
  if (!savesData())
    setTimeout(() => {
      pollsCards = true;
      restart();
    }, afterMs);
  document.addEventListener("visibilitychange", restart);
  addEventListener("online", restart);
  // A page restored from the back/forward cache shows its old state.
  addEventListener("pageshow", ({ persisted }) => persisted && restart());
}
