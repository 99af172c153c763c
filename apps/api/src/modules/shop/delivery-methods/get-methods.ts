import type { DeliveryMethod } from "@mauzo/contract/shop/delivery-methods";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { findMethods } from "./queries.ts";

/** The shop's delivery methods, in its order. */
export const getMethods = (tx: Tx, shopId: string): Promise<DeliveryMethod[]> => findMethods(tx, shopId);
