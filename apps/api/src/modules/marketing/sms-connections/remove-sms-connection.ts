import { deleteLookupKeys } from "../../../db/lookup-keys.ts";
import type { Deps } from "../../../deps.ts";
import { notFound, refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { endWaiting } from "../sms-messages/end-waiting.ts";
import { countConnections, isUsed, lockConnection, setOldestDefault, updateConnection } from "./queries.ts";
import { tellConnection } from "./steps/tell-connection.ts";

/** Removes a connection with what opens it. @throws 404; 409 while a campaign is sent over it */
export const removeSmsConnection = (
  deps: Pick<Deps, "emitFact">,
  context: ShopContext,
  id: string,
): Promise<{ done: true }> =>
  context.tx(async (tx) => {
    const { shopId, person } = context;
    await countConnections(tx, shopId);
    const present = await lockConnection(tx, shopId, id);
    if (!present) throw notFound();
    if (await isUsed(tx, shopId, id)) throw refuse("sms_connection_in_use");
    const removedAt = new Date().toISOString();
    await updateConnection(tx, shopId, id, {
      ...{ removedAt, sealedUser: null, sealedSecret: null, isDefault: false, isFallback: false, savedBy: person.name },
    });
    await endWaiting(tx, { shopId, connectionId: id });
    await deleteLookupKeys(tx, "sms_report", id);
    if (present.isDefault) await setOldestDefault(tx, shopId);
    await tellConnection(tx, deps, context, { id, kind: "deleted" });
    return { done: true };
  });
