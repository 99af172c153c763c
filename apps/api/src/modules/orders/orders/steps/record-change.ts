import type { orderFacts } from "@mauzo/contract/orders/facts";
import type { OrderChange } from "@mauzo/contract/orders/order-history";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { OrderDeps } from "../../../../deps.ts";
import type { NewFact } from "../../../../facts.ts";
import { insertChange } from "../queries/write-order.ts";
import { type Actor, factActorOf } from "./actor.ts";

type OrderFact = {
  [Name in keyof typeof orderFacts]: Pick<NewFact<Name>, "name" | "payload">;
}[keyof typeof orderFacts];
type Noted = {
  orderId: string;
  reason?: string;
  change: OrderChange["change"];
  /** The fact to emit, unless the caller has emitted it already. */
  fact?: OrderFact;
};

/** Adds an entry to an order's history, and emits the fact of it. */
export async function recordChange(
  tx: Tx,
  { emitFact }: Pick<OrderDeps, "emitFact">,
  shopId: string,
  { orderId, reason = "", change, fact }: Noted,
  author: Actor,
): Promise<void> {
  await insertChange(tx, shopId, { orderId, reason, change }, author);
  if (fact) await emitFact(tx, { ...fact, shopId, subject: orderId, actor: factActorOf(author) });
}
