import type { Tx } from "../../../db/scope.ts";
import type { Deps } from "../../../deps.ts";
import { notFound } from "../../../http/refusal.ts";
import { readPrivate } from "../../shop/media/read-private.ts";
import { type ClaimRow, findKey } from "./queries.ts";

type Visit = { shopId: string; tx: <T>(work: (tx: Tx) => Promise<T>) => Promise<T> };

/** The picture of a claim, for whoever may see the claim. @throws 404 */
export async function showPicture(
  { media }: Pick<Deps, "media">,
  { shopId, tx }: Visit,
  find: (tx: Tx) => Promise<ClaimRow | undefined>,
): Promise<Response> {
  const key = await tx(async (tx) => {
    const mediaId = (await find(tx))?.mediaId;
    return mediaId ? findKey(tx, shopId, mediaId) : undefined;
  });
  if (key === undefined) throw notFound();
  return readPrivate(media, key, "proof.webp");
}
