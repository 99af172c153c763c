import type { Shop } from "@mauzo/contract/shop/shop";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { getShop } from "./get-shop.ts";
import { hasSecondFactor, updateShopRow } from "./queries.ts";

/** Asks a second factor of everybody in the shop, or no longer. Who has none themselves would shut themselves out. */
export const requireSecondFactor = (
  { emitFact }: Pick<Deps, "emitFact">,
  { shopId, tx, person }: ShopContext,
  required: boolean,
): Promise<Shop> =>
  tx(async (tx) => {
    if (required && !(await hasSecondFactor(tx, person.userId))) throw refuse("second_factor_off");
    await updateShopRow(tx, shopId, { requiresSecondFactor: required });
    const actor = { kind: "staff" as const, user_id: person.userId };
    await emitFact(tx, { name: "shop.changed", shopId, subject: shopId, actor, payload: {} });
    return getShop(tx, shopId);
  });
