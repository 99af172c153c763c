import { createRoot } from "react-dom/client";
import { shopfront as en } from "../../../i18n/messages/en/shop.ts";
import { shopfront as sw } from "../../../i18n/messages/sw/shop.ts";
import type { CardContext } from "../shop-product-card.tsx";
import { showsSet } from "./catalogue.ts";
import { ShopLanguage } from "./dialogs/shop-language.ts";
import { keepCards } from "./draw-card.tsx";
import { pollProducts } from "./poll-products.ts";
import { searchProducts } from "./search-products.ts";
import { enableSharing } from "./share-links.ts";
import { ShopCart } from "./shop-cart.tsx";
import { showMore } from "./show-more.ts";
import "./shop.css";

// The behaviour of a shop's page, which is complete without it.
const place = document.querySelector<HTMLElement>("[data-shop]");
enableSharing();
if (place) {
  const { shop: slug = "", currency = "TZS", language: own, next = "", set = "" } = place.dataset;
  const language = document.documentElement.lang === "sw" ? "sw" : "en";
  const texts = language === "sw" ? sw : en;
  showsSet(set);
  createRoot(place).render(
    <ShopLanguage.Provider value={own}>
      <ShopCart slug={slug} language={language} currency={currency} texts={texts} />
    </ShopLanguage.Provider>,
  );
  const look: CardContext = { slug, locale: language, currency, language: own, texts };
  showMore({ next, ...look });
  searchProducts({ isWhole: next === "", ...look });
  keepCards(look);
  pollProducts(slug, { cards: true });
}
