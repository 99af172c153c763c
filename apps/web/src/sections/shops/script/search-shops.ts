import type { ShopCategory } from "@mauzo/contract/shop/shop";
import type { Messages } from "../../../i18n/messages/en.ts";
import { pressedLink } from "../../../lib/browser/pressed-link.ts";
import { everything, type Filter, isEverything, readFilter, writeFilter } from "../../../lib/directory/filter.ts";
import { fetchListings, type ListingsPage } from "../../../lib/directory/listings.ts";
import { countText } from "../count-text.ts";
import { noResultsText } from "../no-results-text.ts";
import { fillTile } from "./fill-tile.ts";

type Directory = {
  form: HTMLFormElement;
  list: HTMLElement;
  categories: Messages["categories"];
  texts: Messages["shops"];
};

const typingPauseMs = 250;
const patienceMs = 15_000;
/** A response that comes sooner needs no skeleton. */
const skeletonAfterMs = 150;
const isCategory = (text: string, known: Messages["categories"]): text is ShopCategory => Object.hasOwn(known, text);

/** Searches while the user types; the URL says what is shown, so that it can be shared, gone back to and reloaded. */
export function searchShops({ form, list, categories, texts }: Directory) {
  const one = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector);
  const [input, place] = [
    form.querySelector<HTMLInputElement>("input[name=q]"),
    form.querySelector<HTMLSelectElement>("select[name=place]"),
  ];
  const [title, count, none, failed] = ["title", "count"]
    .map((part) => one(`[data-list-${part}]`))
    .concat(one("[data-none]"), one("[data-failed]"));
  const more = one<HTMLButtonElement>("button[data-more]");
  const skeleton = one<HTMLTemplateElement>("template[data-skeleton]");
  const chips = [...document.querySelectorAll<HTMLAnchorElement>("a[data-category]")];
  const known = Object.keys(categories).filter((text) => isCategory(text, categories));
  /** The shops rendered with the page are what an empty search shows. */
  const first = { cards: [...list.children], next: list.dataset.next || null };

  let filter: Filter = everything;
  let cursor: string | null = first.next;
  let asking = new AbortController();
  let pause: ReturnType<typeof setTimeout> | undefined;

  const tilesOf = ({ items }: ListingsPage) => items.flatMap((shop) => fillTile(shop, categories[shop.category] ?? ""));
  const settle = (shown: { failed?: boolean; none?: boolean; next: string | null }) => {
    list.removeAttribute("aria-busy");
    if (failed) failed.hidden = !shown.failed;
    if (none) {
      const { title, text } = noResultsText(filter.place, texts);
      none.querySelector("h3")?.replaceChildren(title);
      none.querySelector("p")?.replaceChildren(text);
      none.hidden = !shown.none;
    }
    cursor = shown.next;
    if (more) more.hidden = cursor === null;
  };
  /** Sets the heading and the count of the list; empty where an error is shown instead. */
  const say = (heading: string, counted = "") => {
    if (title) {
      title.textContent = heading;
      title.hidden = heading === "";
    }
    if (count) count.textContent = counted;
  };
  const showFirst = () => {
    list.replaceChildren(...first.cards);
    say(texts.newest);
    settle({ next: first.next });
  };
  const leaveOff = () => {
    asking.abort();
    asking = new AbortController();
  };
  const ask = async (after: string | null): Promise<ListingsPage | undefined> => {
    leaveOff();
    const current = asking;
    const late = setTimeout(() => current.abort(), patienceMs);
    try {
      return await fetchListings(filter, after, current.signal);
    } catch {
      // Unless the user typed on: then the newer request will respond.
      if (asking === current) settle({ failed: true, next: cursor });
      return undefined;
    } finally {
      clearTimeout(late);
    }
  };
  const show = async () => {
    if (isEverything(filter)) {
      leaveOff();
      return showFirst();
    }
    list.setAttribute("aria-busy", "true");
    const waiting = setTimeout(() => {
      const stand = skeleton?.content.firstElementChild;
      if (stand) list.replaceChildren(...Array.from({ length: 6 }, () => stand.cloneNode(true)));
    }, skeletonAfterMs);
    const page = await ask(null).finally(() => clearTimeout(waiting));
    if (!page) {
      if (failed && !failed.hidden) {
        list.replaceChildren();
        say("");
      }
      return;
    }
    list.replaceChildren(...tilesOf(page));
    say(texts.results, countText(page.items.length, page.next !== null, texts));
    settle({ none: page.items.length === 0, next: page.next });
  };
  const showControls = () => {
    if (input && input !== document.activeElement) input.value = filter.q;
    if (place) {
      const isListed = [...place.options].some(({ value }) => value === filter.place);
      if (!isListed) place.add(new Option(filter.place));
      place.value = filter.place;
    }
    for (const chip of chips) {
      if (chip.dataset.category === filter.category) chip.setAttribute("aria-current", "true");
      else chip.removeAttribute("aria-current");
    }
  };
  const go = (change: Partial<Filter>, remember: "pushState" | "replaceState") => {
    clearTimeout(pause);
    const next = { ...filter, ...change };
    if (writeFilter(next) === writeFilter(filter)) return;
    filter = next;
    history[remember](null, "", `${location.pathname}${writeFilter(filter)}`);
    showControls();
    void show();
  };
  const readAddress = () => {
    filter = readFilter(new URLSearchParams(location.search), known);
    if (input) input.value = filter.q;
    showControls();
    void show();
  };

  input?.addEventListener("input", () => {
    clearTimeout(pause);
    pause = setTimeout(() => go({ q: input.value }, "replaceState"), typingPauseMs);
  });
  input?.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || input.value === "") return;
    event.preventDefault();
    input.value = "";
    go({ q: "" }, "pushState");
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    go({ q: input?.value ?? "" }, "pushState");
  });
  place?.addEventListener("change", () => go({ place: place.value }, "pushState"));
  document.addEventListener("click", (event) => {
    const link = pressedLink(event, "a[data-category], a[data-clear]");
    if (!link) return;
    event.preventDefault();
    const { category } = link.dataset;
    if (category === undefined) {
      if (input) input.value = "";
      go(everything, "pushState");
      input?.focus();
    } else go({ category: isCategory(category, categories) ? category : "" }, "pushState");
  });
  one("[data-retry]")?.addEventListener("click", () => void show());
  more?.addEventListener("click", async () => {
    if (cursor === null) return;
    more.disabled = true;
    const page = await ask(cursor);
    more.disabled = false;
    if (!page) return;
    const tiles = tilesOf(page);
    list.append(...tiles);
    tiles[0]?.querySelector("a")?.focus({ preventScroll: true });
    if (count) count.textContent = countText(list.children.length, page.next !== null, texts);
    settle({ next: page.next });
  });
  addEventListener("popstate", readAddress);
  const typed = input?.value ?? "";
  if (location.search !== "") readAddress();
  // What was typed before this script had loaded.
  if (input && typed !== "") {
    input.value = typed;
    go({ q: typed }, "replaceState");
  }
}
