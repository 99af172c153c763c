import { createRoot } from "react-dom/client";
import { scriptFailed } from "../../../layout/script-state/script-ready.ts";
import { noteVia } from "../../../lib/storefront-cart/came-by.ts";
import type { CardContext } from "../shop-product-card.tsx";
import { showsSet } from "./catalogue/catalogue.ts";
import { pollProducts } from "./catalogue/poll-products.ts";
import { ShopLanguage } from "./dialogs/shop-language.ts";
import { keepCards } from "./draw-card.tsx";
import { loadTexts } from "./load-texts.ts";
import { searchProducts } from "./search-products.ts";
import { enableSharing } from "./share-links.ts";
import { ShopCart } from "./shop-cart.tsx";
import { showMore } from "./show-more.ts";
import "./shop.css";

async function start(place: HTMLElement) {
  const { shop: slug = "", currency = "TZS", language: own, next = "", set = "" } = place.dataset;
  const { locale, texts } = await loadTexts();
  showsSet(set);
  createRoot(place).render(
    <ShopLanguage.Provider value={own}>
      <ShopCart slug={slug} language={locale} currency={currency} texts={texts} />
    </ShopLanguage.Provider>,
  );
  const look: CardContext = { slug, locale, currency, language: own, texts };
  showMore({ next, ...look });
  searchProducts({ isWhole: next === "", ...look });
  keepCards(look);
  pollProducts(slug, { cards: true });
}

// The behaviour of a shop's page, which is complete without it.
enableSharing();
const place = document.querySelector<HTMLElement>("[data-shop]");
if (place) {
  const { shop: slug = "", set } = place.dataset;
  noteVia(slug, set);
  start(place).catch(scriptFailed);
}
