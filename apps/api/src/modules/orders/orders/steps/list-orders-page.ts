import type { JsonQuery } from "../../../../db/read-json-in-shop.ts";
import { readOrders } from "../queries/list-orders.ts";

type Filter = Omit<Parameters<typeof readOrders>[1], "limit" | "sort">;

/** A full page of the shop's orders, newest first: an order that no change of them affects. */
export const listOrdersPage = (shopId: string, filter: Filter): JsonQuery =>
  readOrders(shopId, { ...filter, sort: "placed_desc", limit: 100 });
