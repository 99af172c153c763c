import { fill } from "@mauzo/format/fill";
import type { Messages } from "../../../i18n/messages/en.ts";
import { moreProducts } from "../../../lib/page-cart/order-cart.ts";
import { addToCatalogue } from "./catalogue.ts";
import { fillCard } from "./fill-card.ts";

type Page = { slug: string; isWhole: boolean; currency: string; texts: Messages["shopfront"] };

const pauseMs = 200;
const folded = (text: string) => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** Looks among the cards of the page and, where the shop has more than they show, asks the API. */
export function searchProducts({ slug, isWhole, currency, texts }: Page) {
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
      .map((card) => card.cloneNode(true));
  const show = (cards: Node[], words: string) => {
    list.replaceChildren(...cards);
    shelves.hidden = words !== "";
    results.hidden = words === "";
    if (empty) empty.hidden = words === "" || cards.length > 0;
    if (said) said.textContent = words === "" ? "" : fill(texts.found, { count: cards.length });
  };
  const look = async (words: string) => {
    asking.abort();
    asking = new AbortController();
    const { signal } = asking;
    show(words === "" ? [] : onPage(words), words);
    if (words === "" || isWhole) return;
    const found = await moreProducts(slug, { search: words, limit: "60" }, signal);
    if (!found || signal.aborted) return;
    addToCatalogue(found.products);
    show(
      found.products.flatMap((product) => fillCard(product, { currency, texts }) ?? []),
      words,
    );
  };
  input.addEventListener("input", () => {
    clearTimeout(wait);
    wait = setTimeout(() => void look(input.value.trim()), pauseMs);
  });
  input.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || input.value === "") return;
    event.preventDefault();
    input.value = "";
    void look("");
  });
  // What somebody typed before this was there.
  if (input.value.trim() !== "") void look(input.value.trim());
}
