import { cartClaims } from "@mauzo/contract/orders/cart-claims";
import { orderPapers } from "@mauzo/contract/orders/order-papers";
import type { Language } from "./labels/language.ts";

/** Where the receipt of an ordered cart is, as a file that a browser shows: a plain link, without JavaScript too. */
export const receiptUrl = (siteUrl: string, token: string, language: Language): string =>
  `${siteUrl}${orderPapers.receipt.path}?${new URLSearchParams({ token, language })}`;

/** Where the pictures are that show what was paid; `&id=` of a claim says which. */
export const claimPictureUrl = (siteUrl: string, token: string): string =>
  `${siteUrl}${cartClaims.picture.path}?${new URLSearchParams({ token })}`;
