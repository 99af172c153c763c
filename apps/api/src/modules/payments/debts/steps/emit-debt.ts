import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { OrderDeps } from "../../../../deps.ts";
import { type Actor, factActorOf } from "../../../orders/orders/steps/actor.ts";

/** Emits that what a customer owes beside their orders, or their credit, was changed. */
export const emitDebt = (
  tx: Tx,
  { emitFact }: Pick<OrderDeps, "emitFact">,
  { shopId, author, customerId }: { shopId: string; author: Actor; customerId: string },
) => emitFact(tx, { name: "debt.changed", shopId, subject: customerId, actor: factActorOf(author), payload: {} });
