import type { Phones, Tx } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { createCartUrl } from "./steps/create-cart-url.ts";

const lifeMs = 60 * 86_400_000;

/**
 * Creates one more link to a cart, for the recipient of a message: earlier links still work, but cannot be shown again.
 */
export const addCartLink = (
  tx: Tx,
  { env }: { env: Pick<Deps["env"], "cartUrl"> },
  cart: { shopId: string; cartId: string; phones?: Phones },
): Promise<string> => createCartUrl(tx, env, { ...cart, expiresAt: new Date(Date.now() + lifeMs).toISOString() });
