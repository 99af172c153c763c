import type { Messages } from "./en.ts";
import { categories } from "./sw/categories.ts";
import { footer, header } from "./sw/chrome.ts";
import { landing } from "./sw/landing.ts";
import { missing } from "./sw/missing.ts";
import { shop } from "./sw/shop.ts";
import { down, shops } from "./sw/shops.ts";

export const sw: Messages = { header, footer, landing, shops, down, shop, missing, categories };
