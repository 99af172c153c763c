import type { CartClaim } from "@mauzo/contract/orders/payment-claims";
import type { Deps } from "../../../deps.ts";
import type { CartContext } from "../../../http/request-context.ts";
import { finishUpload } from "../../shop/media/finish-upload.ts";
import { customerActor, factActorOf } from "../orders/steps/actor.ts";
import type { PreparedPicture } from "./prepare-picture.ts";
import { setPicture } from "./queries.ts";
import { cartClaimOf, claimOf } from "./rules.ts";
import { getOwnClaim } from "./steps/get-own-claim.ts";

/**
 * Adds a picture as proof of a payment, for the shop and anyone with the link. A claim has one picture: later ones are
 * not stored.
 */
export function addPicture(
  { emitFact }: Pick<Deps, "emitFact">,
  { shopId, cartId, tx }: CartContext,
  id: string,
  picture: PreparedPicture,
): Promise<CartClaim> {
  return tx(async (tx) => {
    const pictured = "medium" in picture && (await setPicture(tx, shopId, id, picture.medium.id));
    if (pictured) {
      await finishUpload(tx, shopId, picture);
      await emitFact(tx, {
        ...{ name: "order.claim_picture_added", shopId, subject: pictured.orderId, payload: { claim_id: id } },
        actor: factActorOf(customerActor),
      });
    }
    const { row, currency } = await getOwnClaim(tx, shopId, { cartId, id });
    return cartClaimOf(claimOf(row, currency));
  });
}
