import type { DebtAnswer, NewAnswer } from "@mauzo/contract/orders/debt-answers";
import type * as z from "zod/mini";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { OrderDeps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import { getShop } from "../../shop/shop/get-shop.ts";
import { customerActor } from "../orders/steps/actor.ts";
import { getLockedOrder } from "../orders/steps/get-locked-order.ts";
import { recordChange } from "../orders/steps/record-change.ts";
import { listAnswers } from "./list-answers.ts";
import { saidText } from "./messages.ts";
import { endOpen, insertAnswer, isSettled } from "./queries.ts";

type Asked = { shopId: string; answer: z.output<typeof NewAnswer> };
const withdrawn = { outcome: "withdrawn", answer: "", userId: null, userName: "" } as const;

/**
 * Notes what the customer says of what they owe for an order, instead of what they said before; the same again is no
 * change. Part of the caller's transaction. @throws 404; 409 to dispute again what the shop has answered
 */
export async function answerDebt(
  tx: Tx,
  deps: OrderDeps,
  { shopId, answer: { order_id: orderId, said, reason } }: Asked,
): Promise<DebtAnswer | null> {
  const { payment } = await getLockedOrder(tx, shopId, orderId);
  const before = (await listAnswers(tx, shopId, [orderId])).get(orderId);
  const isOpen = before !== undefined && before.outcome === null;
  const words = said === "disputed" ? reason : "";
  if (said === "withdrawn" ? !isOpen : isOpen && before.kind === said && before.reason === words) return before ?? null;
  if (said === "disputed" && (await isSettled(tx, shopId, orderId))) throw refuse("dispute_settled");
  await endOpen(tx, shopId, orderId, withdrawn);
  if (said !== "withdrawn") await insertAnswer(tx, { shopId, orderId, kind: said, reason: words });
  const text = saidText(said, words, (await getShop(tx, shopId)).language ?? "sw");
  const fact = { name: "order.credit_changed", payload: { kind: "answered", payment } } as const;
  await recordChange(tx, deps, shopId, { orderId, change: { kind: "noted", text }, fact }, customerActor);
  return (await listAnswers(tx, shopId, [orderId])).get(orderId) ?? null;
}
