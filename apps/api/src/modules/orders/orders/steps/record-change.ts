import type { OrderChange } from "@mauzo/contract/orders/order-history";
import { publishLiveEvent } from "../../../../db/live-events.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { insertChange } from "../queries/write-order.ts";
import type { Actor } from "./actor.ts";

type Noted = { orderId: string; reason?: string; change: OrderChange["change"] };

/** Adds an entry to an order's history, and notifies the open pages of the shop. */
export async function recordChange(
  tx: Tx,
  shopId: string,
  { orderId, reason = "", change }: Noted,
  author: Actor,
): Promise<void> {
  await insertChange(tx, shopId, { orderId, reason, change }, author);
  await publishLiveEvent(tx, { topic: "orders", id: orderId });
}
