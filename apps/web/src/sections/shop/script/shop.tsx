/** @jsxImportSource preact */
import { render } from "preact";
import { shopfront as en } from "../../../i18n/messages/en/shop.ts";
import { shopfront as sw } from "../../../i18n/messages/sw/shop.ts";
import { showsSet } from "./catalogue.ts";
import { keepFresh } from "./keep-fresh.ts";
import { searchProducts } from "./search-products.ts";
import { shareFromLink } from "./share-from-link.ts";
import { OwnLanguage } from "./sheets/own-language.ts";
import { ShopCart } from "./shop-cart.tsx";
import { showMore } from "./show-more.ts";
import "./shop.css";

// All that moves on a shop's page: the page itself is complete without it.
const place = document.querySelector<HTMLElement>("[data-shop]");
shareFromLink();
if (place) {
  const { shop: slug = "", currency = "TZS", language: own, next = "", set = "" } = place.dataset;
  const language = document.documentElement.lang === "sw" ? "sw" : "en";
  const texts = language === "sw" ? sw : en;
  showsSet(set);
  render(
    <OwnLanguage.Provider value={own}>
      <ShopCart slug={slug} language={language} currency={currency} texts={texts} />
    </OwnLanguage.Provider>,
    place,
  );
  showMore({ slug, next, currency, texts });
  searchProducts({ slug, isWhole: next === "", currency, texts });
  keepFresh({ slug, currency, texts });
}
