import "./shops.css";
import { categoryNames as en } from "@mauzo/format/category-names/en";
import { categoryNames as sw } from "@mauzo/format/category-names/sw";
import { shops as enTexts } from "../../../i18n/messages/en/shops.ts";
import { shops as swTexts } from "../../../i18n/messages/sw/shops.ts";
import { scriptReady } from "../../../layout/script-state/script-ready.ts";
import { moveByKeys } from "./move-by-keys.ts";
import { searchShops } from "./search-shops.ts";

// The behaviour of the directory; the page itself shows the newest shops without it.
const inSwahili = document.documentElement.lang === "sw";
const form = document.querySelector<HTMLFormElement>("form[data-shop-search]");
const list = document.querySelector<HTMLElement>("ul[data-list]");
if (form && list) {
  searchShops({ form, list, categories: inSwahili ? sw : en, texts: inSwahili ? swTexts : enTexts });
  moveByKeys(form, list);
  scriptReady();
}
