import { savesData } from "../../../lib/browser/saves-data.ts";
import { goodsAfter } from "../../../lib/page-cart/order-cart.ts";
import { hearNews, tellNews } from "./catalogue.ts";
import { type Look, writeOffer } from "./fill-card.ts";

type Page = Look & { slug: string };

/** The page is read first; what is open on it is looked after at once. */
const afterMs = 5_000;
const afterFailureMs = 30_000;
/** A line that is silent for longer is dead: the server answers sooner. */
const deadMs = 40_000;
/** So many are watched at a time. */
const most = 60;

const marks = new Map<string, string>();
let regarded: readonly string[] = [];
let watchesCards = false;
let isRunning = false;
let line = new AbortController();
let shop = "";

const isSeen = () => !document.hidden && navigator.onLine;

function watchedIds(): string[] {
  const cards = watchesCards ? document.querySelectorAll<HTMLElement>("li[data-card] a[data-product]") : [];
  return [...new Set([...regarded, ...Array.from(cards, ({ dataset }) => dataset.product ?? "")])].slice(0, most);
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
    signal.addEventListener("abort", () => resolve());
  });

/** One question after the other; each is answered when there is news, or after a while. */
async function run() {
  if (isRunning) return;
  isRunning = true;
  for (let ids = watchedIds(); isSeen() && ids.length > 0; ids = watchedIds()) {
    line = new AbortController();
    const { signal } = line;
    const dead = setTimeout(() => line.abort(), deadMs);
    const answer = await goodsAfter(shop, ids, marks, signal);
    clearTimeout(dead);
    if (answer) {
      for (const [id, mark] of answer.marks) marks.set(id, mark);
      tellNews(answer);
    }
    if (!signal.aborted) await pause(answer?.pauseMs ?? afterFailureMs, signal);
  }
  isRunning = false;
}

/** What is watched is different now: it is asked for at once. */
function runAnew() {
  line.abort();
  void run();
}

/** These products are looked at, whatever else the page shows. */
export function regard(ids: readonly string[]) {
  const isKnown = ids.every((id) => regarded.includes(id));
  regarded = ids;
  if (!isKnown) runAnew();
}

/**
 * Price and stock of what the page shows as they are now, while somebody sees it. Who saves data is told of what they
 * have opened, and of no more.
 */
export function keepFresh({ slug, ...look }: Page) {
  shop = slug;
  hearNews(({ products, gone }) => {
    const now = new Map(products.map((product) => [product.id, product]));
    for (const card of document.querySelectorAll<HTMLElement>("li[data-card]")) {
      const id = card.querySelector<HTMLElement>("a[data-product]")?.dataset.product ?? "";
      const product = now.get(id);
      if (product) writeOffer(card, product, look);
      if (product || gone.includes(id)) card.hidden = !product;
    }
  });
  if (!savesData())
    setTimeout(() => {
      watchesCards = true;
      runAnew();
    }, afterMs);
  document.addEventListener("visibilitychange", runAnew);
  addEventListener("online", runAnew);
  // Out of the browser's memory by Back, the page is as it was left.
  addEventListener("pageshow", ({ persisted }) => persisted && runAnew());
}
