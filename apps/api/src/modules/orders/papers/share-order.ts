import { randomBytes } from "node:crypto";
import { orderPapers } from "@mauzo/contract/orders/order-papers";
import type * as z from "zod/mini";
import { openEntrance } from "../../../db/entrances.ts";
import type { Deps } from "../../../deps.ts";
import type { ShopVisit } from "../../../http/visit.ts";
import { getOrder } from "../orders/get-order.ts";
import type { Look } from "./rules.ts";

const lifetimeMs = 30 * 24 * 3_600_000;
type Link = z.output<typeof orderPapers.share.reply>;

/** A link to an order's papers. The key in it is kept as a hash only, and cannot be shown again. */
export async function shareOrder(
  { env }: Pick<Deps, "env">,
  { shopId, tx }: ShopVisit,
  id: string,
  look: Look,
): Promise<Link> {
  const key = randomBytes(32).toString("base64url");
  const expiresAt = new Date(Date.now() + lifetimeMs).toISOString();
  await tx(async (tx) => {
    await getOrder(tx, shopId, id);
    await openEntrance(tx, { kind: "paper", key, shopId, targetId: id, expiresAt });
  });
  const { size, language } = look;
  const path = orderPapers.shared.path.replace(":key", key).replace(":kind", look.kind);
  const query = new URLSearchParams({ size, ...(language && { language }) });
  return { url: `${env.siteUrl}/api${path}?${query}`, expires_at: expiresAt };
}
