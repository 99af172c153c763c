import { findEntrance } from "../../../db/entrances.ts";
import { inShop } from "../../../db/scope.ts";
import type { Deps } from "../../../deps.ts";
import { notFound } from "../../../http/refusal.ts";
import type { Visit } from "../../../http/visit.ts";
import { getOrder } from "../orders/get-order.ts";
import { printPaper } from "./print-paper.ts";
import type { Look } from "./rules.ts";

/** A paper behind a link that somebody of the shop shared; unknown and expired links are alike. */
export async function showShared(deps: Deps, { address, log }: Visit, key: string, look: Look): Promise<Response> {
  const entrance = await findEntrance(deps.pool, "paper", key);
  if (!entrance) throw notFound();
  const { shopId, targetId: orderId } = entrance;
  const tx: Parameters<typeof printPaper>[1]["tx"] = (work) => inShop(deps.pool, shopId, work);
  return printPaper(deps, { address, log, shopId, orderId, tx }, look, (tx) => getOrder(tx, shopId, orderId));
}
