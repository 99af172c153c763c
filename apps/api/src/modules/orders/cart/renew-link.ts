import type { Tx } from "../../../db/scope.ts";
import type { Deps } from "../../../deps.ts";
import { openLink } from "./steps/open-link.ts";

const lifeMs = 60 * 86_400_000;

/** One more link to a cart, for whom a message is for: those given before lead there too, but cannot be shown again. */
export const renewLink = (
  tx: Tx,
  { env }: { env: Pick<Deps["env"], "cartUrl"> },
  cart: { shopId: string; cartId: string },
): Promise<string> => openLink(tx, env, { ...cart, expiresAt: new Date(Date.now() + lifeMs).toISOString() });
