import type { Deps } from "../../../deps.ts";
import { openNumber } from "./steps/open-number.ts";

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
    const number = await openNumber({ pool, sealedValues }, shopId, numberId);
    if (number) await channels.markRead(number, { externalId, typing });
  } catch (err) {
    log.warn({ err }, "a message was not marked as read");
  }
}
