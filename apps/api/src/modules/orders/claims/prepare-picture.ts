import { mediaMaxBytes } from "@mauzo/contract/shop/media";
import type { LimitFunction } from "p-limit";
import type { Deps } from "../../../deps.ts";
import { Refusal } from "../../../http/refusal.ts";
import type { CartVisit } from "../../../http/visit.ts";
import { type PreparedMedium, prepareMedium } from "../../shop/media/prepare-medium.ts";
import { type ReceivedFile, receiveFile } from "../../shop/media/receive-file.ts";
import { getOwnClaim } from "./steps/get-own-claim.ts";

type Uses = Pick<Deps, "media" | "queue" | "limiter"> & { drawing: LimitFunction };

/** What came; of a picture too many no more than which file it was. */
export type PreparedPicture = PreparedMedium | ReceivedFile;

/** Takes the picture in. @throws 404; 409 once the claim is settled; what an upload is refused for; 429. */
export async function preparePicture(deps: Uses, visit: CartVisit, id: string): Promise<PreparedPicture> {
  const { shopId, cartId, address, tx } = visit;
  const { row } = await tx((tx) => getOwnClaim(tx, shopId, { cartId, id }));
  if (row.mediaId !== null) return receiveFile(visit.requestBody, { ...deps.media, maxBytes: mediaMaxBytes });
  if (row.state !== "open") throw new Refusal(409, "This was settled meanwhile. Look at it again.");
  await deps.limiter.take("claim", { address, account: cartId });
  return prepareMedium(deps, visit, { name: "proof", kind: "picture", isPrivate: true });
}
