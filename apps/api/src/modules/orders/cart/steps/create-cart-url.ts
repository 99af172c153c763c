import { randomBytes } from "node:crypto";
import { createLookupKey } from "../../../../db/lookup-keys.ts";
import type { Phones, Tx } from "../../../../db/tenant-transaction.ts";
import type { Deps } from "../../../../deps.ts";

/** Creates an address with a new secret that leads to a cart. Only the hash of the secret is stored. */
export async function createCartUrl(
  tx: Tx,
  { cartUrl }: Pick<Deps["env"], "cartUrl">,
  { cartId, ...link }: { shopId: string; cartId: string; expiresAt: string; phones?: Phones | undefined },
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await createLookupKey(tx, { kind: "cart", key: token, targetId: cartId, ...link });
  return `${cartUrl}/cart?token=${token}`;
}
