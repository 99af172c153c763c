import type { debtAnswers } from "@mauzo/contract/orders/debt-answers";
import type * as z from "zod/mini";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { OrderDeps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import { getShop } from "../../shop/shop/get-shop.ts";
import { queueToCustomer } from "../credit/queue-to-customer.ts";
import type { Actor } from "../orders/steps/actor.ts";
import { getLockedOrder } from "../orders/steps/get-locked-order.ts";
import { recordChange } from "../orders/steps/record-change.ts";
import { settledNotice, settledText } from "./messages.ts";
import { endOpen } from "./queries.ts";

type Settled = { shopId: string; author: Actor; orderId: string; body: z.output<typeof debtAnswers.settle.body> };

/**
 * Settles what the customer disputes of an order, and tells them in their conversation, with their link. What is owed
 * changes by what is done to the order. Part of the caller's transaction. @throws 404; 409 where nothing is disputed
 */
export async function settleDispute(
  tx: Tx,
  deps: OrderDeps,
  { shopId, author, orderId, body }: Settled,
): Promise<z.output<typeof debtAnswers.settle.reply>> {
  const { payment } = await getLockedOrder(tx, shopId, orderId);
  const ended = await endOpen(
    ...([tx, shopId, orderId] as const),
    { ...body, userId: author.userId, userName: author.name },
    "disputed",
  );
  if (!ended) throw refuse("dispute_not_open");
  const { id, ...said } = ended;
  const text = settledText(body, (await getShop(tx, shopId)).language ?? "sw");
  const fact = { name: "order.credit_changed", payload: { kind: "settled", payment } } as const;
  await recordChange(tx, deps, shopId, { orderId, change: { kind: "noted", text }, fact }, author);
  const told = await queueToCustomer(tx, deps, {
    ...{ shopId, orderId, occasion: `dispute ${id}`, text: settledNotice(body), isTemplated: false },
  });
  return { said, told: told === "queued" ? "queued" : "unreachable" };
}
