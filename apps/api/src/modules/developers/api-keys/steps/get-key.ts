import type { ApiKey } from "@mauzo/contract/developers/api-keys";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { notFound } from "../../../../http/refuse.ts";
import { findKey } from "../queries.ts";

/** A key as its shop sees it. @throws 404 */
export async function getKey(tx: Tx, shopId: string, id: string): Promise<ApiKey> {
  const found = await findKey(tx, shopId, id);
  if (!found) throw notFound();
  return found;
}
