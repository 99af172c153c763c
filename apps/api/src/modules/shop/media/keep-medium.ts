import type { Medium } from "@mauzo/contract/shop/media";
import type { Tx } from "../../../db/scope.ts";
import type { PreparedMedium } from "./prepare-medium.ts";
import { markStored } from "./queries.ts";

/** Makes an upload that is in the storage one of the shop's media. */
export async function keepMedium(tx: Tx, shopId: string, { medium }: PreparedMedium): Promise<Medium> {
  if (!(await markStored(tx, shopId, medium.id))) throw new Error("the upload took longer than it may");
  return medium;
}
