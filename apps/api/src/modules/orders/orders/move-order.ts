import type { Goods } from "@mauzo/contract/orders/order-states";
import type { Tx } from "../../../db/scope.ts";
import type { OrderDeps } from "../../../deps.ts";
import { followMove } from "../workflow/follow-move.ts";
import { hasOpenClaim, setGoods } from "./queries/write-order.ts";
import type { Author } from "./steps/author.ts";
import { checkMove } from "./steps/check-move.ts";
import { holdOrder } from "./steps/hold-order.ts";
import { moveGoods } from "./steps/move-goods.ts";
import { noteChange } from "./steps/note-change.ts";

export type Move = { id: string; from: Goods; to: Goods; reason: string };

/**
 * Moves an order's goods as the table allows it: the stock with it, kept in the history, told to who watches. Of several at
 * once one wins. Part of the caller's transaction, which must not outlive an error of it.
 * @throws 404; 409 and 403 as `checkMove` says.
 */
export async function moveOrder(
  tx: Tx,
  deps: OrderDeps,
  { shopId, author, move: { id, from, to, reason } }: { shopId: string; author: Author; move: Move },
): Promise<void> {
  const order = await holdOrder(tx, shopId, id);
  // Asked for under the order's lock: a claim that came while it was waited for counts.
  const isClaimed = to === "cancelled" && (await hasOpenClaim(tx, shopId, id));
  const { effect } = checkMove({ ...order, isClaimed }, { from, to }, author);
  await setGoods(tx, shopId, id, to);
  if (effect) await moveGoods(tx, deps, { shopId, orderId: id, effect });
  await noteChange(tx, shopId, { orderId: id, reason, change: { kind: "moved", from, to } }, author);
  const undoable = author.mover === "staff";
  await followMove(tx, deps, { shopId, orderId: id, goods: to, moves: order.moves + 1, undoable });
}
