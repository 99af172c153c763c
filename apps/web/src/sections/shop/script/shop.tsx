import { createRoot } from "react-dom/client";
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
  const { shop: slug = "", currency = "TZS", language: own, whatsapp = "", next = "", set = "" } = place.dataset;
  const language = document.documentElement.lang === "sw" ? "sw" : "en";
  const texts = language === "sw" ? sw : en;
  showsSet(set);
  createRoot(place).render(
    <ShopLanguage.Provider value={own}>
      <ShopCart slug={slug} language={language} currency={currency} texts={texts} />
    </ShopLanguage.Provider>,
  );
  const look = { currency, language: own, whatsapp, texts };
  showMore({ slug, next, ...look });
  searchProducts({ slug, isWhole: next === "", ...look });
  pollProducts({ slug, ...look });
}
