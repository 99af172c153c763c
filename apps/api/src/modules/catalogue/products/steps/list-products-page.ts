import type { JsonQuery } from "../../../../db/read-json-in-shop.ts";
import { readProducts } from "../queries/read-products.ts";

type Filter = Omit<Parameters<typeof readProducts>[1], "limit" | "sort">;

/** A full page of the shop's products, in an order that no change of them affects. */
export const listProductsPage = (shopId: string, filter: Filter): JsonQuery =>
  readProducts(shopId, { ...filter, sort: "created_desc", limit: 100 });
