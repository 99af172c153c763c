import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { Deps } from "../../../../deps.ts";
import { notFound } from "../../../../http/refuse.ts";
import type { ShopContext } from "../../../../http/request-context.ts";
import { findPrivateKey } from "../queries.ts";
import { servePrivateFile } from "../serve-private-file.ts";

/** Returns the private picture that `find` names, for whoever may see what it belongs to. @throws 404 */
export async function showPrivatePicture(
  { media }: Pick<Deps, "media">,
  { shopId, tx }: Pick<ShopContext, "shopId" | "tx">,
  { name, find }: { name: string; find: (tx: Tx) => Promise<string | null> },
): Promise<Response> {
  const key = await tx(async (tx) => {
    const id = await find(tx);
    return id === null ? undefined : findPrivateKey(tx, shopId, id);
  });
  if (key === undefined) throw notFound();
  return servePrivateFile(media, { key, file: "1280.webp", name });
}
