import { mediaMaxBytes } from "@mauzo/contract/media";
import type { CartClaim } from "@mauzo/contract/order-claims";
import type { LimitFunction } from "p-limit";
import { announce } from "../../db/live.ts";
import type { Deps } from "../../deps.ts";
import { Refusal } from "../../http/refusal.ts";
import type { CartVisit } from "../../http/visit.ts";
import { keepMedium } from "../media/keep-medium.ts";
import { type PreparedMedium, prepareMedium } from "../media/prepare-medium.ts";
import { type ReceivedFile, receiveFile } from "../media/receive-file.ts";
import { setPicture } from "./queries.ts";
import { cartClaimOf, claimOf } from "./rules.ts";
import { getOwnClaim } from "./steps/get-own-claim.ts";

type Uses = Pick<Deps, "media" | "queue" | "limiter"> & { drawing: LimitFunction };

/** What came; of a picture too many no more than which file it was. */
type Picture = PreparedMedium | ReceivedFile;

/** Takes the picture in. @throws 404; 409 once the claim is settled; what an upload is refused for; 429. */
export async function preparePicture(deps: Uses, visit: CartVisit, id: string): Promise<Picture> {
  const { shopId, cartId, address, tx } = visit;
  const { row } = await tx((tx) => getOwnClaim(tx, shopId, { cartId, id }));
  if (row.mediaId !== null) return receiveFile(visit.requestBody, { ...deps.media, maxBytes: mediaMaxBytes });
  if (row.state !== "open") throw new Refusal(409, "This was settled meanwhile. Look at it again.");
  await deps.limiter.take("claim", { address, account: cartId });
  return prepareMedium(deps, visit, { name: "proof", kind: "picture", isPrivate: true });
}

/**
 * A picture that shows what was paid, for the shop and for whoever has the link. A claim has one: what comes after it is
 * not kept.
 */
export function addPicture({ shopId, cartId, tx }: CartVisit, id: string, picture: Picture): Promise<CartClaim> {
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
