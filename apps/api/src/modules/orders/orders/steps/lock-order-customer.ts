import type { Tx } from "../../../../db/tenant-transaction.ts";
import { lockCustomerOfOrder } from "../queries/write-order.ts";

/** Locks the customer of an order, if it has one, before whatever locks the order. */
export const lockOrderCustomer = (tx: Tx, shopId: string, orderId: string): Promise<string | null> =>
  lockCustomerOfOrder(tx, shopId, orderId);
