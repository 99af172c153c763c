import { type ApiKeyWithSecret, keyLimits, type NewApiKey } from "@mauzo/contract/developers/api-keys";
import { covers } from "@mauzo/permissions/permissions";
import { publishLiveEvent } from "../../../db/live-events.ts";
import { createLookupKey, lookupHash } from "../../../db/lookup-keys.ts";
import { newIds } from "../../../db/sql/new-ids.ts";
import { forbidden, refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { addProgram } from "../../account/programs/add-program.ts";
import { countKeys, insertKey } from "./queries.ts";
import { endsOf, expiryOf, newSecret } from "./rules.ts";
import { getKey } from "./steps/get-key.ts";
import { readNetworks } from "./steps/read-networks.ts";

type Maker = Pick<ShopContext["person"], "userId" | "grants" | "seesPhones">;

/**
 * Makes a key that may do no more than who makes it, and answers with its secret: the only time.
 * @throws 403 for more; 409 for too many; 422 for what is no address
 */
export function createKey(
  { shopId, tx, person }: Pick<ShopContext, "shopId" | "tx"> & { person: Maker },
  { name, permissions, sees_phones, expires_in_days, addresses }: NewApiKey,
): Promise<ApiKeyWithSecret> {
  if (!covers([person.grants], permissions) || (sees_phones && !person.seesPhones)) throw forbidden();
  const networks = readNetworks(addresses);
  return tx(async (tx) => {
    const { keys: most } = keyLimits;
    if ((await countKeys(tx, shopId)) >= most) throw refuse({ code: "too_many_api_keys", values: { most } });
    const [id = ""] = await newIds(tx, 1);
    const secret = newSecret();
    const expiresAt = expiryOf(expires_in_days, new Date());
    await addProgram(tx, { id, name });
    await insertKey(tx, {
      ...{ shopId, id, madeBy: person.userId, permissions, seesPhones: sees_phones, addresses: networks, expiresAt },
      ...{ secretHash: lookupHash(secret), secretEnds: endsOf(secret) },
    });
    await createLookupKey(tx, {
      ...{ kind: "api_key", key: secret, shopId, targetId: id },
      ...(expiresAt !== null && { expiresAt }),
    });
    await publishLiveEvent(tx, { topic: "api-keys", id });
    return { ...(await getKey(tx, shopId, id)), secret };
  });
}
