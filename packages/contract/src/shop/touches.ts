import * as z from "zod/mini";
import { Id } from "../shared.ts";

/**
 * What brought somebody: the picture of a short link, a short link that was opened otherwise, a popup, the page of a set, a
 * campaign, or the list of shops. Nothing of it is about a person.
 */
export const touchKinds = ["qr", "short_link", "popup", "set", "campaign", "directory"] as const;
export const TouchKind = z.enum(touchKinds);
export type TouchKind = z.infer<typeof TouchKind>;

/** Where an order came from: a touch; staff, who entered it; or nothing that is known of. */
export const sourceKinds = [...touchKinds, "direct", "staff"] as const;
export const SourceKind = z.enum(sourceKinds);
export type SourceKind = z.infer<typeof SourceKind>;

/** Which touch counts: the one that came first, or the last one. */
export const touchOrders = ["first", "last"] as const;
export const TouchOrder = z.enum(touchOrders);
export type TouchOrder = z.infer<typeof TouchOrder>;

/** A touch with the name that the shop gave it; of the list of shops there is no id. */
export const Touch = z.object({ kind: TouchKind, id: z.nullable(Id), name: z.string() });
export type Touch = z.infer<typeof Touch>;
export const Touches = z.object({ first: z.nullable(Touch), last: z.nullable(Touch) });
export type Touches = z.infer<typeof Touches>;

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
