import type { Tx } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { notFound } from "../../../http/refuse.ts";
import { servePrivateFile } from "../../shop/media/serve-private-file.ts";
import { type ClaimRow, findKey } from "./queries.ts";

type RequestContext = { shopId: string; tx: <T>(work: (tx: Tx) => Promise<T>) => Promise<T> };

/** Returns the picture of a claim, for anyone who may see the claim. @throws 404 */
export async function showPicture(
  { media }: Pick<Deps, "media">,
  { shopId, tx }: RequestContext,
  find: (tx: Tx) => Promise<ClaimRow | undefined>,
): Promise<Response> {
  const key = await tx(async (tx) => {
    const mediaId = (await find(tx))?.mediaId;
    return mediaId ? findKey(tx, shopId, mediaId) : undefined;
  });
  if (key === undefined) throw notFound();
  return servePrivateFile(media, { key, file: "1280.webp", name: "proof.webp" });
}
