import type { Popup } from "@mauzo/contract/marketing/popups";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { notFound } from "../../../../http/refuse.ts";
import { findPopup } from "../queries/read-popups.ts";

/** A popup as its shop sees it. @throws 404 */
export async function getPopup(tx: Tx, shopId: string, id: string): Promise<Popup> {
  const found = await findPopup(tx, shopId, id);
  if (!found) throw notFound();
  return found;
}
