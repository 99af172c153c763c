import type { Read } from "../../../../db/shop-read.ts";
import { readOrders } from "../queries/list-orders.ts";

type Filter = Omit<Parameters<typeof readOrders>[1], "limit">;

/** A full page of the shop's orders, newest first. */
export const listPage = (shopId: string, filter: Filter): Read => readOrders(shopId, { ...filter, limit: 100 });
