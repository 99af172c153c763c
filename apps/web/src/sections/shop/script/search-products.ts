import { fill } from "@mauzo/format/fill";
import { moreProducts } from "../../../lib/storefront-cart/storefront-api.ts";
import type { CardContext } from "../shop-product-card.tsx";
import { addToCatalogue } from "./catalogue/catalogue-changes.ts";
import { newCard } from "./draw-card.tsx";

type Page = CardContext & { isWhole: boolean };

const pauseMs = 200;
const folded = (text: string) => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** Searches the cards of the page and, where the shop has more products or none of these is called that, the API. */
export function searchProducts({ isWhole, ...cardContext }: Page) {
  const input = document.querySelector<HTMLInputElement>("input[data-search]");
  const shelves = document.querySelector<HTMLElement>("[data-shelves]");
  const results = document.querySelector<HTMLElement>("[data-results]");
  const list = results?.querySelector("ul");
  const said = document.querySelector<HTMLElement>("[data-search-said]");
  const empty = document.querySelector<HTMLElement>("[data-search-empty]");
  if (!input || !shelves || !results || !list) return;
  let wait: ReturnType<typeof setTimeout> | undefined;
  let asking = new AbortController();

  const onPage = (words: string) =>
    [...shelves.querySelectorAll("li[data-card]")]
      .filter((card) => folded(card.textContent).includes(folded(words)))
      .map((card) => {
        const copy = card.cloneNode(true);
        if (copy instanceof Element) copy.removeAttribute("id");
        return copy;
      });
  const show = (cards: Node[], words: string, isWaiting = false) => {
    list.replaceChildren(...cards);
    shelves.hidden = words !== "";
    results.hidden = words === "";
    if (empty) empty.hidden = words === "" || isWaiting || cards.length > 0;
    if (said)
      said.textContent = words === "" || isWaiting ? "" : fill(cardContext.texts.found, { count: cards.length });
  };
  const look = async (words: string) => {
    asking.abort();
    asking = new AbortController();
    const { signal } = asking;
    const cards = words === "" ? [] : onPage(words);
    // The API forgives spelling, which is not done here.
    const isEnough = words === "" || (isWhole && cards.length > 0);
    show(cards, words, !isEnough && cards.length === 0);
    if (isEnough) return;
    const found = await moreProducts(cardContext.slug, { search: words, limit: "60" }, signal);
    if (signal.aborted) return;
    if (!found) return show(cards, words);
    addToCatalogue(found.products);
    show(
      found.products.map((product) => newCard(product, cardContext)),
      words,
    );
  };
  input.addEventListener("input", () => {
    clearTimeout(wait);
    wait = setTimeout(() => void look(input.value.trim()), pauseMs);
  });
  const clear = () => {
    input.value = "";
    void look("");
  };
  input.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || input.value === "") return;
    event.preventDefault();
    clear();
  });
  empty?.querySelector("[data-search-clear]")?.addEventListener("click", () => {
    clear();
    input.focus();
  });
  // What was typed before this script had loaded.
  if (input.value.trim() !== "") void look(input.value.trim());
}
