import type { DeliveryWay } from "@mauzo/contract/shop/delivery-ways";
import type { Tx } from "../../../db/scope.ts";
import { findWays } from "./queries.ts";

/** How the shop's goods come to its customers, in its order. */
export const getWays = (tx: Tx, shopId: string): Promise<DeliveryWay[]> => findWays(tx, shopId);
