import { keepPolling } from "@mauzo/api-client/stream/keep-polling";
import { savesData } from "@mauzo/api-client/visitor/saves-data";
import { fetchProductChanges } from "../../../../lib/storefront-cart/storefront-api.ts";
import { publishChange } from "./catalogue-changes.ts";
import { onOpenProducts, openProducts } from "./open-products.ts";

/** Customers read the page first; products they open are polled at once. */
const afterMs = 5_000;
/** How many products are polled at a time. */
const most = 60;

const cursors = new Map<string, string>();
let pollsCards = false;
let polling: ReturnType<typeof keepPolling> | undefined;
let shop = "";

function polledIds(): string[] {
  const cards = pollsCards ? document.querySelectorAll<HTMLElement>("li[data-card] a[data-product]") : [];
  return [...new Set([...openProducts(), ...Array.from(cards, ({ dataset }) => dataset.product ?? "")])].slice(0, most);
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

/** Polls what is opened on a page of this shop; with `cards`, the products on its cards as well, after a moment. */
export function pollProducts(slug: string, { cards }: { cards: boolean }) {
  shop = slug;
  onOpenProducts(poll);
  if (openProducts().length > 0) poll();
  // When the browser is set to save data, only opened products are polled.
  if (cards && !savesData())
    setTimeout(() => {
      pollsCards = true;
      poll();
    }, afterMs);
  // A page restored from the back/forward cache shows its old state.
  addEventListener("pageshow", ({ persisted }) => persisted && poll());
}
