import { mediaMaxBytes } from "@mauzo/contract/shop/media";
import type { LimitFunction } from "p-limit";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { CartContext } from "../../../http/request-context.ts";
import { type PreparedUpload, prepareUpload } from "../../shop/media/prepare-upload.ts";
import { type ReceivedFile, receiveFile } from "../../shop/media/receive-file.ts";
import { getOwnClaim } from "./steps/get-own-claim.ts";

type Uses = Pick<Deps, "media" | "queue" | "limiter"> & { drawing: LimitFunction };

/** The received file; when the claim already has a picture, only what is needed to tell which file it was. */
export type PreparedPicture = PreparedUpload | ReceivedFile;

/** Receives the picture. @throws 404; 409 once the claim is settled; the errors of an upload; 429. */
export async function preparePicture(deps: Uses, context: CartContext, id: string): Promise<PreparedPicture> {
  const { shopId, cartId, address, tx } = context;
  const { row } = await tx((tx) => getOwnClaim(tx, shopId, { cartId, id }));
  if (row.mediaId !== null) return receiveFile(context.requestBody, { ...deps.media, maxBytes: mediaMaxBytes });
  if (row.state !== "open") throw refuse("claim_settled");
  await deps.limiter.take("claim", { address, account: cartId });
  return prepareUpload(deps, context, { name: "proof", kind: "picture", isPrivate: true, fromCustomer: true });
}
