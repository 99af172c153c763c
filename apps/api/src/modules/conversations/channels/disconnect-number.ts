import { publishLiveEvent } from "../../../db/live-events.ts";
import { deleteLookupKeys } from "../../../db/lookup-keys.ts";
import type { Deps } from "../../../deps.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { lockConnection, removeNumbers, updateConnection, withdrawQueued } from "./queries.ts";
import { sealedPlace } from "./steps/open-connection.ts";

/**
 * Disconnects the shop's number: nothing arrives or leaves any more, what was said stays, and what opened it is
 * forgotten. Nothing to disconnect is no error.
 */
export async function disconnectNumber(
  { sealedValues }: Pick<Deps, "sealedValues">,
  { shopId, tx, person }: ShopContext,
): Promise<{ done: true }> {
  return tx(async (tx) => {
    const connection = await lockConnection(tx, shopId);
    if (!connection || connection.removedAt !== null) return { done: true };
    const { id, version } = connection;
    const nothing = (field: "sealed_token" | "sealed_app_secret") =>
      sealedValues.seal("", sealedPlace(shopId, id, field));
    await updateConnection(tx, shopId, id, {
      ...{ sealedToken: nothing("sealed_token"), sealedAppSecret: nothing("sealed_app_secret") },
      ...{ tokenEnds: "", appSecretEnds: "", state: "unchecked", refusedCode: null },
      ...{ removedAt: new Date().toISOString(), version: version + 1, updatedBy: person.userId },
    });
    const numbers = await removeNumbers(tx, shopId);
    for (const numberId of numbers) await deleteLookupKeys(tx, "whatsapp_number", numberId);
    await deleteLookupKeys(tx, "whatsapp", id);
    await withdrawQueued(tx, shopId, numbers);
    await publishLiveEvent(tx, { topic: "channels", id });
    return { done: true };
  });
}
