import type { Messages } from "../../../i18n/messages/en.ts";
import { productsOfSet } from "../../../lib/page-cart/order-cart.ts";
import { addToCatalogue } from "./catalogue.ts";
import { fillCard } from "./fill-card.ts";

type Page = { slug: string; language: "en" | "sw"; currency: string; texts: Messages["shopfront"] };

/** Who came by the link of a set sees its products instead of the whole shop; a set that is gone leaves the shop as it is. */
export async function showSet({ slug, language, currency, texts }: Page) {
  const id = new URLSearchParams(location.search).get("set");
  const place = document.querySelector<HTMLElement>("[data-set]");
  const shelves = document.querySelector<HTMLElement>("[data-shelves]");
  if (!id || !place || !shelves) return;
  const set = await productsOfSet(slug, id, language);
  if (!set) return;
  addToCatalogue(set.products);
  const [title, body, list] = [place.querySelector("h2"), place.querySelector("p"), place.querySelector("ul")];
  if (title) title.textContent = set.title;
  if (body) body.textContent = set.products.length === 0 ? texts.setEmpty : set.body;
  list?.append(...set.products.flatMap((product) => fillCard(product, { currency, texts }) ?? []));
  for (const other of [shelves, document.querySelector<HTMLElement>("[data-find]")]) if (other) other.hidden = true;
  place.hidden = false;
}
