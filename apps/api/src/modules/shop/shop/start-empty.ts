import type { Shop } from "@mauzo/contract/shop/shop";
import { publishLiveEvent } from "../../../db/live-events.ts";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { getShop } from "./get-shop.ts";
import { emptyDemoShop } from "./queries.ts";

/**
 * Deletes everything a demo shop was filled with; afterwards it is a shop like any other, without products.
 * @throws 409 when it is no demo: what happened in a real shop is never deleted like this.
 */
export async function startEmpty({ emitFact }: Pick<Deps, "emitFact">, context: ShopContext): Promise<Shop> {
  const { shopId, person, tx } = context;
  return tx(async (tx) => {
    if (!(await emptyDemoShop(tx))) throw refuse("shop_is_no_demo");
    const actor = { kind: "staff" as const, user_id: person.userId };
    await emitFact(tx, { name: "shop.changed", shopId, subject: shopId, actor, payload: {} });
    for (const topic of ["orders", "products", "conversations", "staff"] as const)
      await publishLiveEvent(tx, { topic, id: shopId });
    return getShop(tx, shopId);
  });
}
