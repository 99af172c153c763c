import type { SmsConnection } from "@mauzo/contract/marketing/sms-connections";
import type { Deps } from "../../../deps.ts";
import type { SmsChecked } from "../../../gateways/sms/port.ts";
import { notFound } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { lockConnection, updateConnection } from "./queries.ts";
import { checkedOf } from "./rules.ts";
import { getConnection } from "./steps/get-connection.ts";
import { tellConnection } from "./steps/tell-connection.ts";

/** Stores what a check found. */
export const storeSmsCheck = (
  deps: Pick<Deps, "emitFact" | "env">,
  context: ShopContext,
  { id, checked }: { id: string; checked: SmsChecked },
): Promise<SmsConnection> =>
  context.tx(async (tx) => {
    const present = await lockConnection(tx, context.shopId, id);
    if (!present) throw notFound();
    const { sender_ids: senderIds, ...found } = checkedOf(checked, present.senderId);
    await updateConnection(tx, context.shopId, id, { ...found, senderIds, checkedAt: new Date().toISOString() });
    await tellConnection(tx, deps, context, { id, kind: "checked" });
    return getConnection(tx, deps, context, id);
  });
