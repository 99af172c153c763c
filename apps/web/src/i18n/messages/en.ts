import { categories } from "./en/categories.ts";
import { footer, header } from "./en/chrome.ts";
import { landing } from "./en/landing.ts";
import { missing } from "./en/missing.ts";
import { shop } from "./en/shop.ts";
import { down, shops } from "./en/shops.ts";

export const en = { header, footer, landing, shops, down, shop, missing, categories };

export type Messages = typeof en;
