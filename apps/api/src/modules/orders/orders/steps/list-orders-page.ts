import type { JsonQuery } from "../../../../db/read-in-shop.ts";
import { readOrders } from "../queries/list-orders.ts";

type Filter = Omit<Parameters<typeof readOrders>[1], "limit">;

/** A full page of the shop's orders, newest first. */
export const listOrdersPage = (shopId: string, filter: Filter): JsonQuery =>
  readOrders(shopId, { ...filter, limit: 100 });
