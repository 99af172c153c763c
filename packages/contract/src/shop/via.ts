import type { TouchKind } from "./touches.ts";

/** The parameter of an address that says what led there. */
export const viaParameter = "via";
/** Signs of `via`, before the dot. */
export const viaSigns = {
  qr: "q",
  short_link: "l",
  popup: "p",
  set: "s",
  campaign: "c",
  directory: "d",
} as const satisfies Record<TouchKind, string>;
/** A touch as an address and a page carry it: `l.7Kq2Xb9Z` by the code of a link, others by their id. */
export const viaOf = (kind: TouchKind, of = ""): string => (of === "" ? viaSigns[kind] : `${viaSigns[kind]}.${of}`);

/**
 * The header with which a page says what led to a chat or a cart: the first touch and, where it is another one, the last, with a
 * space between. Whatever else it says counts as nothing: no customer is refused because of it.
 */
export const viaHeader = "X-Via";
