import { inShop } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { findOpenNumber } from "./queries/numbers.ts";

type Mark = { shopId: string; numberId: string; externalId: string; typing: boolean };

/**
 * Marks a customer's message as read and, with `typing`, shows that somebody writes. Called after the commit, once: a mark
 * that is lost is lost, so nothing is thrown.
 */
export async function markRead(
  { pool, channels, sealedValues, log }: Pick<Deps, "pool" | "channels" | "sealedValues" | "log">,
  { shopId, numberId, externalId, typing }: Mark,
): Promise<void> {
  try {
    const number = await inShop(pool, shopId, (tx) => findOpenNumber(tx, shopId, numberId));
    if (!number) return;
    const { phoneNumberId, connectionId: id, sealedToken } = number;
    const place = { shopId, table: "channel_connections", id, field: "sealed_token" };
    await channels.markRead({ phoneNumberId, token: sealedValues.open(sealedToken, place) }, { externalId, typing });
  } catch (err) {
    log.warn({ err }, "a message was not marked as read");
  }
}
