import { type ApiKeyWithSecret, keyOverlapHours } from "@mauzo/contract/developers/api-keys";
import { publishLiveEvent } from "../../../db/live-events.ts";
import { createLookupKey, endLookupKeysSoon, lookupHash } from "../../../db/lookup-keys.ts";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { updateSecret } from "./queries.ts";
import { endsOf, isExpired, newSecret, overlapEnd } from "./rules.ts";
import { getKey } from "./steps/get-key.ts";
import { lockKey } from "./steps/lock-key.ts";

/** Replaces the secret of a key; the one before works beside it for a day. @throws 404; 409 when it has expired */
export const rotateKey = ({ shopId, tx }: Pick<ShopContext, "shopId" | "tx">, id: string): Promise<ApiKeyWithSecret> =>
  tx(async (tx) => {
    const { secretHash, expiresAt } = await lockKey(tx, shopId, id);
    const now = new Date();
    if (isExpired(expiresAt, now)) throw refuse("api_key_expired");
    const secret = newSecret();
    await endLookupKeysSoon(tx, { kind: "api_key", targetId: id, keyHash: secretHash, hours: keyOverlapHours });
    await createLookupKey(tx, {
      ...{ kind: "api_key", key: secret, shopId, targetId: id },
      ...(expiresAt !== null && { expiresAt }),
    });
    await updateSecret(tx, shopId, id, {
      ...{ secretHash: lookupHash(secret), secretEnds: endsOf(secret) },
      previousSecretUntil: overlapEnd(expiresAt, now),
    });
    await publishLiveEvent(tx, { topic: "api-keys", id });
    return { ...(await getKey(tx, shopId, id)), secret };
  });
