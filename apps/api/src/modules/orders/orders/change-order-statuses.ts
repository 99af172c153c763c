import type { MovedOrder } from "@mauzo/contract/orders/orders";
import type { Deps } from "../../../deps.ts";
import { notFound, Refusal, reasonText } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { requestLanguage } from "../../../http/request-language.ts";
import { changeOrderStatus, type Move } from "./change-order-status.ts";
import { listFulfilmentStatuses } from "./queries/write-order.ts";
import { staffActor } from "./steps/actor.ts";

/**
 * Changes the status of many orders, each in its own transaction: one that is refused does not stop the others, and
 * says why.
 * @throws 404 when one of them is not the shop's; then none is changed.
 */
export async function changeOrderStatuses(
  deps: Deps,
  context: ShopContext,
  moves: Move[],
): Promise<{ orders: MovedOrder[] }> {
  const { shopId } = context;
  const ids = moves.map(({ id }) => id);
  const author = staffActor(context);
  if ((await context.tx((tx) => listFulfilmentStatuses(tx, shopId, ids))).size < moves.length) throw notFound();
  const language = requestLanguage(context.requestHeader("accept-language"));
  const refusals = new Map<string, Refusal>();
  for (const move of moves) {
    try {
      await context.tx((tx) => changeOrderStatus(tx, deps, { shopId, author, move }));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refusals.set(move.id, error);
    }
  }
  const fulfilment = await context.tx((tx) => listFulfilmentStatuses(tx, shopId, ids));
  return {
    orders: moves.map(({ id, from }) => {
      const refusal = refusals.get(id);
      return {
        ...{ id, fulfilment: fulfilment.get(id) ?? from },
        code: refusal?.code ?? null,
        refused: refusal ? reasonText(refusal.reason, language) : null,
      };
    }),
  };
}
