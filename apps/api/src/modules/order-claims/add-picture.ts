import type { CartClaim } from "@mauzo/contract/order-claims";
import type { LimitFunction } from "p-limit";
import { announce } from "../../db/live.ts";
import type { Deps } from "../../deps.ts";
import { Refusal } from "../../http/refusal.ts";
import type { CartVisit } from "../../http/visit.ts";
import { releaseMedia } from "../media/release-media.ts";
import { uploadMedium } from "../media/upload-medium.ts";
import { setPicture } from "./queries.ts";
import { cartClaimOf, claimOf } from "./rules.ts";
import { getOwnClaim } from "./steps/get-own-claim.ts";

type Uses = Pick<Deps, "media" | "queue" | "limiter"> & { drawing: LimitFunction };

/**
 * A picture that shows what was paid, for the shop and for whoever has the link. A claim has one: what comes after it is
 * not kept.
 * @throws 404; 409 once it is settled; what an upload is refused for; 429.
 */
export async function addPicture(deps: Uses, visit: CartVisit, id: string): Promise<CartClaim> {
  const { shopId, cartId, tx } = visit;
  const own = () => tx((tx) => getOwnClaim(tx, shopId, { cartId, id }));
  const { row, currency } = await own();
  if (row.mediaId !== null) return cartClaimOf(claimOf(row, currency));
  if (row.state !== "open") throw new Refusal(409, "This was settled meanwhile. Look at it again.");
  await deps.limiter.take("claim", { address: visit.address, account: cartId });
  const medium = await uploadMedium(deps, visit, { name: "proof", kind: "picture", isPrivate: true });
  const pictured = await tx(async (tx) => {
    const pictured = await setPicture(tx, shopId, id, medium.id);
    if (pictured) await announce(tx, { topic: "orders", id: pictured.orderId });
    else await releaseMedia(tx, deps.queue, shopId, [medium.id]);
    return pictured;
  });
  return cartClaimOf(claimOf(pictured ?? (await own()).row, currency));
}
