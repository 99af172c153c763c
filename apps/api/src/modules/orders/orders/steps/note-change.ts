import type { OrderChange } from "@mauzo/contract/orders/order-history";
import { announce } from "../../../../db/live.ts";
import type { Tx } from "../../../../db/scope.ts";
import { insertChange } from "../queries/write-order.ts";
import type { Author } from "./author.ts";

type Noted = { orderId: string; reason?: string; change: OrderChange["change"] };

/** Keeps in an order's history what happened around it, and tells whoever watches the shop. */
export async function noteChange(
  tx: Tx,
  shopId: string,
  { orderId, reason = "", change }: Noted,
  author: Author,
): Promise<void> {
  await insertChange(tx, shopId, { orderId, reason, change }, author);
  await announce(tx, { topic: "orders", id: orderId });
}
