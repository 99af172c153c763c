import type { ShortLinkTarget } from "@mauzo/contract/marketing/short-links";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { refuse } from "../../../../http/refuse.ts";
import { hasTarget } from "../queries/short-links.ts";

/** @throws 422 for what the shop does not have */
export async function requireTarget(
  tx: Tx,
  shopId: string,
  target: ShortLinkTarget,
  loc: [string, ...string[]] = ["body", "target", "id"],
): Promise<void> {
  if (!(await hasTarget(tx, shopId, target))) throw refuse("short_link_target_gone", { loc });
}
