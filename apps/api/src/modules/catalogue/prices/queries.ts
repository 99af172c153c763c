import { and, eq, gte, inArray } from "drizzle-orm";
import { pastPrices } from "../../../db/schema/catalogue/past-prices.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";

type Items = { shopId: string; ids: string[]; since: string };
export const findPastPrices = (tx: Tx, { shopId, ids, since }: Items) =>
  tx
    .selectDistinct({ itemId: pastPrices.itemId, priceMinor: pastPrices.priceMinor })
    .from(pastPrices)
    .where(and(eq(pastPrices.shopId, shopId), inArray(pastPrices.itemId, ids), gte(pastPrices.until, since)));
