import type { Read } from "../../../../db/shop-read.ts";
import { readProducts } from "../queries/read-products.ts";

type Filter = Omit<Parameters<typeof readProducts>[1], "limit" | "sort">;

/** A full page of the shop's products in an order that no change of them moves. */
export const listPage = (shopId: string, filter: Filter): Read =>
  readProducts(shopId, { ...filter, sort: "newest", limit: 100 });
