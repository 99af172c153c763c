import { categoryNames as categories } from "@mauzo/format/category-names/sw";
import { typedAs } from "@mauzo/format/messages/translation";
import type { Messages } from "./en.ts";
import { about } from "./sw/about.ts";
import { contact } from "./sw/contact.ts";
import { developers } from "./sw/developers.ts";
import { failure } from "./sw/failure.ts";
import { faq } from "./sw/faq.ts";
import { landing } from "./sw/landing.ts";
import { footer, header, sidePanel } from "./sw/layout.ts";
import { missing } from "./sw/missing.ts";
import { pricing } from "./sw/pricing.ts";
import { privacy } from "./sw/privacy.ts";
import { qr } from "./sw/qr.ts";
import { qrPages } from "./sw/qr-pages.ts";
import { resources } from "./sw/resources.ts";
import { shop, shopfront } from "./sw/shop.ts";
import { down, shops } from "./sw/shops.ts";
import { terms } from "./sw/terms.ts";

export const sw = typedAs<Messages>({
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
});
