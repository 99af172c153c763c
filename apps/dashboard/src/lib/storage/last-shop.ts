import { readStored, writeStored } from "./local-storage.ts";

const name = "last-shop";

/** Stores which shop a person was in on this device, to name it when they are no longer a member. */
export const saveLastShop = (userId: string, shop: string) => writeStored(name, { userId, shop });

/** The last shop of this person on this device; undefined if there was none. */
export const lastShopOf = (userId: string): string | undefined =>
  readStored(name, (kept) => {
    if (typeof kept !== "object" || kept === null || !("userId" in kept) || !("shop" in kept)) return undefined;
    return kept.userId === userId && typeof kept.shop === "string" ? kept.shop : undefined;
  });
