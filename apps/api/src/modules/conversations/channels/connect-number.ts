import { randomUUID } from "node:crypto";
import type { Channels, WhatsappConnection } from "@mauzo/contract/conversations/channels";
import { publishLiveEvent } from "../../../db/live-events.ts";
import { createLookupKey, deleteLookupKeys } from "../../../db/lookup-keys.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { refuse, savedMeanwhile } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { getChannels } from "./get-channels.ts";
import {
  addNumber,
  findConnected,
  findSaved,
  insertConnection,
  lockConnection,
  removeNumbers,
  updateConnection,
} from "./queries.ts";
import { endsOf } from "./rules.ts";
import { sealedPlace } from "./steps/open-connection.ts";

async function replaceNumber(tx: Tx, shopId: string, to: { connectionId: string; phoneNumberId: string }) {
  const present = await findConnected(tx, shopId);
  if (present?.number.phoneNumberId === to.phoneNumberId) return;
  for (const id of await removeNumbers(tx, shopId)) await deleteLookupKeys(tx, "whatsapp_number", id);
  const numberId = await addNumber(tx, shopId, to);
  const isOurs = await createLookupKey(tx, {
    ...{ kind: "whatsapp_number", key: to.phoneNumberId, shopId, targetId: numberId },
  });
  if (!isOurs) throw refuse("whatsapp_number_taken", { loc: ["body", "phone_number_id"] });
}

/**
 * Connects the shop's number, or changes what opens it; 409 when it has been saved since. A shop that connects again
 * keeps its webhook address, and with the same number its conversations go on.
 */
export async function connectNumber(
  deps: Pick<Deps, "env" | "sealedValues" | "webhookKeys">,
  { shopId, tx, person }: Pick<ShopContext, "shopId" | "tx"> & { person: Pick<ShopContext["person"], "userId"> },
  { version: seen, token, app_secret, phone_number_id, business_account_id }: WhatsappConnection,
): Promise<Channels> {
  const { sealedValues, webhookKeys } = deps;
  return tx(async (tx) => {
    const before = await lockConnection(tx, shopId);
    const isConnected = before !== undefined && before.removedAt === null;
    if (seen !== (isConnected ? before.version : 0)) throw savedMeanwhile(await findSaved(tx, shopId));
    if (!isConnected && token === undefined) throw refuse("whatsapp_secret_missing", { loc: ["body", "token"] });
    if (!isConnected && app_secret === undefined)
      throw refuse("whatsapp_secret_missing", { loc: ["body", "app_secret"] });

    const id = before?.id ?? randomUUID();
    const sealed = (text: string | undefined, field: "sealed_token" | "sealed_app_secret") =>
      text === undefined ? undefined : sealedValues.seal(text, sealedPlace(shopId, id, field));
    const [sealedToken, sealedAppSecret] = [sealed(token, "sealed_token"), sealed(app_secret, "sealed_app_secret")];
    const row = {
      businessAccountId: business_account_id,
      // Also after it was removed the version rises, so that nobody saves over what came in between.
      version: (before?.version ?? 0) + 1,
      updatedBy: person.userId,
      ...{ state: "unchecked" as const, refusedCode: null, checkedAt: null, removedAt: null },
    };
    if (before) {
      await updateConnection(tx, shopId, id, {
        ...row,
        ...(sealedToken && token !== undefined && { sealedToken, tokenEnds: endsOf(token) }),
        ...(sealedAppSecret && app_secret !== undefined && { sealedAppSecret, appSecretEnds: endsOf(app_secret) }),
      });
    } else {
      if (!sealedToken || !sealedAppSecret) throw new Error("a new connection without its secrets");
      const secrets = {
        sealedToken,
        sealedAppSecret,
        tokenEnds: endsOf(token ?? ""),
        appSecretEnds: endsOf(app_secret ?? ""),
      };
      if (!(await insertConnection(tx, { shopId, id, ...row, ...secrets })))
        throw savedMeanwhile(await findSaved(tx, shopId));
    }
    if (!isConnected) await createLookupKey(tx, { kind: "whatsapp", key: webhookKeys.keyOf(id), shopId, targetId: id });
    await replaceNumber(tx, shopId, { connectionId: id, phoneNumberId: phone_number_id });
    await publishLiveEvent(tx, { topic: "channels", id });
    return getChannels(tx, deps, shopId);
  });
}
