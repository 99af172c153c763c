import { cartClaims } from "@mauzo/contract/orders/cart-claims";
import { orderDocuments } from "@mauzo/contract/orders/order-documents";
import type { Language } from "./i18n/language.ts";

/** The URL of an ordered cart's receipt, a file that browsers show: a plain link works without JavaScript too. */
export const receiptUrl = (siteUrl: string, token: string, language: Language): string =>
  `${siteUrl}${orderDocuments.receipt.path}?${new URLSearchParams({ token, language })}`;

/** The URL of the pictures attached to payment claims; `&id=` selects the claim. */
export const claimPictureUrl = (siteUrl: string, token: string): string =>
  `${siteUrl}${cartClaims.picture.path}?${new URLSearchParams({ token })}`;
