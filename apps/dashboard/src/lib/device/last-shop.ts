import { keep, readKept } from "./kept.ts";

const name = "last-shop";

/** Keeps which shop a person was in on this device, to tell them by name when they are no longer in it. */
export const keepLastShop = (userId: string, shop: string) => keep(name, { userId, shop });

/** The shop this very person was in here last; undefined when there was none. */
export const lastShopOf = (userId: string): string | undefined =>
  readKept(name, (kept) => {
    if (typeof kept !== "object" || kept === null || !("userId" in kept) || !("shop" in kept)) return undefined;
    return kept.userId === userId && typeof kept.shop === "string" ? kept.shop : undefined;
  });
