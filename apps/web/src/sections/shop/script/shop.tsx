/** @jsxImportSource preact */
import { render } from "preact";
import { shopfront as en } from "../../../i18n/messages/en/shop.ts";
import { shopfront as sw } from "../../../i18n/messages/sw/shop.ts";
import { searchProducts } from "./search-products.ts";
import { shareFromLink } from "./share-from-link.ts";
import { OwnLanguage } from "./sheets/own-language.ts";
import { ShopCart } from "./shop-cart.tsx";
import { showMore } from "./show-more.ts";
import { showSet } from "./show-set.ts";
import "./shop.css";

// All that moves on a shop's page: the page itself is complete without it.
const place = document.querySelector<HTMLElement>("[data-shop]");
shareFromLink();
if (place) {
  const { shop: slug = "", currency = "TZS", language: own, next = "" } = place.dataset;
  const language = document.documentElement.lang === "sw" ? "sw" : "en";
  const texts = language === "sw" ? sw : en;
  render(
    <OwnLanguage.Provider value={own}>
      <ShopCart slug={slug} language={language} currency={currency} texts={texts} />
    </OwnLanguage.Provider>,
    place,
  );
  showMore({ slug, next, currency, texts });
  void showSet({ slug, language, currency, texts });
  searchProducts({ slug, isWhole: next === "", currency, texts });
}
