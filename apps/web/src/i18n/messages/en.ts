import { categoryNames as categories } from "@mauzo/format/category-names/en";
import { about } from "./en/about.ts";
import { contact } from "./en/contact.ts";
import { developers } from "./en/developers.ts";
import { failure } from "./en/failure.ts";
import { faq } from "./en/faq.ts";
import { landing } from "./en/landing.ts";
import { footer, header, sidePanel } from "./en/layout.ts";
import { missing } from "./en/missing.ts";
import { pricing } from "./en/pricing.ts";
import { privacy } from "./en/privacy.ts";
import { qr } from "./en/qr.ts";
import { qrPages } from "./en/qr-pages.ts";
import { resources } from "./en/resources.ts";
import { shop, shopfront } from "./en/shop.ts";
import { down, shops } from "./en/shops.ts";
import { terms } from "./en/terms.ts";

export const en = {
  about,
  categories,
  contact,
  down,
  failure,
  faq,
  footer,
  header,
  landing,
  missing,
  pricing,
  privacy,
  qr,
  qrPages,
  resources,
  developers,
  shop,
  shopfront,
  shops,
  sidePanel,
  terms,
};

export type Messages = typeof en;
