import { randomBytes } from "node:crypto";
import { openEntrance } from "../../../../db/entrances.ts";
import type { Tx } from "../../../../db/scope.ts";
import type { Deps } from "../../../../deps.ts";

/** A new secret that leads to a cart, in its address. Only its hash is kept. */
export async function openLink(
  tx: Tx,
  { cartUrl }: Pick<Deps["env"], "cartUrl">,
  { shopId, cartId, expiresAt }: { shopId: string; cartId: string; expiresAt: string },
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await openEntrance(tx, { kind: "cart", key: token, shopId, targetId: cartId, expiresAt });
  return `${cartUrl}/cart?token=${token}`;
}
