/** @jsxImportSource preact */
import { render } from "preact";
import { shopfront as en } from "../../../i18n/messages/en/shop.ts";
import { shopfront as sw } from "../../../i18n/messages/sw/shop.ts";
import { showsSet } from "./catalogue.ts";
import { ShopLanguage } from "./dialogs/shop-language.ts";
import { pollProducts } from "./poll-products.ts";
import { searchProducts } from "./search-products.ts";
import { enableShopSharing } from "./share-shop.ts";
import { ShopCart } from "./shop-cart.tsx";
import { showMore } from "./show-more.ts";
import "./shop.css";

// The behaviour of a shop's page, which is complete without it.
const place = document.querySelector<HTMLElement>("[data-shop]");
enableShopSharing();
if (place) {
  const { shop: slug = "", currency = "TZS", language: own, next = "", set = "" } = place.dataset;
  const language = document.documentElement.lang === "sw" ? "sw" : "en";
  const texts = language === "sw" ? sw : en;
  showsSet(set);
  render(
    <ShopLanguage.Provider value={own}>
      <ShopCart slug={slug} language={language} currency={currency} texts={texts} />
    </ShopLanguage.Provider>,
    place,
  );
  showMore({ slug, next, currency, texts });
  searchProducts({ slug, isWhole: next === "", currency, texts });
  pollProducts({ slug, currency, texts });
}
