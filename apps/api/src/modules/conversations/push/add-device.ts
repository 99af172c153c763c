import type { NewPushDevice } from "@mauzo/contract/conversations/push-devices";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { dropOldest, keepDevice, lockOwner } from "./queries.ts";

const mostDevices = 10;

/** Keeps a browser in which the caller wants to hear of customers who write, for as long as their session there lasts. */
export async function addDevice(
  { push }: Pick<Deps, "push">,
  { shopId, tx, person: { userId, sessionId } }: ShopContext,
  device: NewPushDevice,
): Promise<{ id: string }> {
  if (push === undefined || sessionId === null) throw refuse("push_off");
  if (!push.takes(device.endpoint)) throw refuse("push_service_unknown", { loc: ["body", "endpoint"] });
  if (!push.isEncryptable(device)) throw refuse("push_key_invalid", { loc: ["body", "p256dh"] });
  return tx(async (tx) => {
    await lockOwner(tx, shopId, userId);
    const id = await keepDevice(tx, { shopId, userId, sessionId, ...device });
    await dropOldest(tx, shopId, userId, mostDevices);
    return { id };
  });
}
