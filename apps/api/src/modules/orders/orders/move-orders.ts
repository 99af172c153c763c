import type { MovedOrder } from "@mauzo/contract/orders/orders";
import type { Deps } from "../../../deps.ts";
import { sentenceIn } from "../../../http/messages.ts";
import { notFound, Refusal } from "../../../http/refusal.ts";
import type { ShopVisit } from "../../../http/visit.ts";
import { type Move, moveOrder } from "./move-order.ts";
import { listGoods } from "./queries/write-order.ts";
import { authorOf } from "./steps/author.ts";

/**
 * Moves many orders, each in a transaction of its own: one that is refused holds up no other, and says why.
 * @throws 404 where one of them is not the shop's, and moves none.
 */
export async function moveOrders(deps: Deps, visit: ShopVisit, moves: Move[]): Promise<{ orders: MovedOrder[] }> {
  const { shopId } = visit;
  const ids = moves.map(({ id }) => id);
  const author = authorOf(visit);
  if ((await visit.tx((tx) => listGoods(tx, shopId, ids))).size < moves.length) throw notFound();
  const refusals = new Map<string, string>();
  for (const move of moves) {
    try {
      await visit.tx((tx) => moveOrder(tx, deps, { shopId, author, move }));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refusals.set(move.id, sentenceIn(error.message, visit.requestHeader("accept-language")));
    }
  }
  const goods = await visit.tx((tx) => listGoods(tx, shopId, ids));
  return {
    orders: moves.map(({ id, from }) => ({ id, goods: goods.get(id) ?? from, refused: refusals.get(id) ?? null })),
  };
}
