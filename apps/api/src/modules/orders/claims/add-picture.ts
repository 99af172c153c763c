import type { CartClaim } from "@mauzo/contract/orders/order-claims";
import { announce } from "../../../db/live.ts";
import type { CartVisit } from "../../../http/visit.ts";
import { keepMedium } from "../../shop/media/keep-medium.ts";
import type { PreparedPicture } from "./prepare-picture.ts";
import { setPicture } from "./queries.ts";
import { cartClaimOf, claimOf } from "./rules.ts";
import { getOwnClaim } from "./steps/get-own-claim.ts";

/**
 * A picture that shows what was paid, for the shop and for whoever has the link. A claim has one: what comes after it is
 * not kept.
 */
export function addPicture(
  { shopId, cartId, tx }: CartVisit,
  id: string,
  picture: PreparedPicture,
): Promise<CartClaim> {
  return tx(async (tx) => {
    const pictured = "medium" in picture && (await setPicture(tx, shopId, id, picture.medium.id));
    if (pictured) {
      await keepMedium(tx, shopId, picture);
      await announce(tx, { topic: "orders", id: pictured.orderId });
    }
    const { row, currency } = await getOwnClaim(tx, shopId, { cartId, id });
    return cartClaimOf(claimOf(row, currency));
  });
}
