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
